import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Five letters tell components apart as well as seven and a name, and stand thousands of times in what is sent.
const cssHash = ({ hash, filename, css }) => `s${hash(filename ?? css).slice(0, 5)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
