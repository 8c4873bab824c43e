/** The control of the first frame: a page with a video element and hls.js, the stream as files, and an empty first page. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { streaming } from '@academy/contract/videos/player-constants.ts';
import { serveParent } from '../forked-server.ts';

const [, , folder = ''] = process.argv;
const library = path.resolve(import.meta.dirname, '../../../node_modules/hls.js/dist/hls.light.min.js');
const compressedLibrary = brotliCompressSync(readFileSync(library));
const page = `<!doctype html><title>Bare</title><video muted width="960"></video><script src="/hls.js"></script><script>
const hls = new Hls(${JSON.stringify({ ...streaming, testBandwidth: false })});
hls.loadSource('/master.m3u8'); hls.attachMedia(document.querySelector('video'));</script>`;

const server = createServer((request, response) => {
  const address = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (address === '/') response.setHeader('content-type', 'text/html').end(page);
  else if (address === '/healthz') response.setHeader('content-type', 'application/json').end('{}');
  else if (address === '/hls.js') {
    response
      .setHeader('content-type', 'text/javascript')
      .setHeader('content-encoding', 'br')
      .end(compressedLibrary);
  } else sendFile(path.join(folder, address));

  function sendFile(file: string): void {
    try {
      response.end(readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
  }
});
await serveParent(server);
