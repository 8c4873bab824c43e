/** Runs as a thread: takes SVG text, gives the bytes of a PNG. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

parentPort?.on('message', (svg: string) => {
  const drawing = new Resvg(svg);
  const image = drawing.render();
  const png = image.asPng();
  // What lies in the memory of WebAssembly is not collected by itself.
  image.free();
  drawing.free();
  parentPort?.postMessage(png);
});
