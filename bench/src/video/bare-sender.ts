/** The control: Node's own HTTP server in a process of its own, sending the bytes of the files it was told to hold. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , root = '', ...names] = process.argv;
const files = new Map(names.map((name) => [`/${name}`, readFileSync(`${root}/${name}`)]));

const server = createServer((request, response) => {
  const bytes = files.get(request.url ?? '');
  if (bytes === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'video/mp2t', 'content-length': bytes.length }).end(bytes);
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
});
