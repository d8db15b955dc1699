/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "~icons/*" {
  const picture: string;
  export default picture;
}
