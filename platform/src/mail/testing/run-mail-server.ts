/**
 * The mail server as a process of its own, for stories, which import nothing of the product. Its first line has its address for
 * mail, and one where a story reads what has arrived.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMailServer } from './mail-server.ts';

const server = await startMailServer();
const reading = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(server.mails));
});
reading.listen(0, '127.0.0.1', () => {
  const { port } = reading.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ smtpUrl: server.url, mailsUrl: `http://127.0.0.1:${port}` })}\n`);
});
// It does not outlive who started it.
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
