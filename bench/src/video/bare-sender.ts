/** The control: Node's own HTTP server, sending the files of its arguments from memory. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { serveParent } from '../forked-server.ts';

const [, , root = '', ...names] = process.argv;
const files = new Map(names.map((name) => [`/${name}`, readFileSync(`${root}/${name}`)]));

const server = createServer((request, response) => {
  const bytes = files.get(request.url ?? '');
  if (bytes === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'video/mp2t', 'content-length': bytes.length }).end(bytes);
});
await serveParent(server);
