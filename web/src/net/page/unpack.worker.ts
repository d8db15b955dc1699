// Fetches the engine where it lies packed, and makes it ready beside the page, which never waits for it.
import { unpacked } from "./unpack";

onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    const answer = await fetch(data);
    if (!answer.ok) throw new Error(`${answer.status}`);
    postMessage({ module: await WebAssembly.compile(unpacked(new Uint8Array(await answer.arrayBuffer()))) });
  } catch (error) {
    postMessage({ wrong: String(error) });
  }
};
