/** A line between a browser and the academy that can be cut while something is on its way: a proxy, as browsers know it. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface CutLine {
  /** For a browser, as its proxy. */
  readonly address: string;
  /** Ends every connection where it is, and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openCutLine(): Promise<CutLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer(passOn);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (isCut) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The line has no port.');
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${bound.port}`,
    cut: () => {
      isCut = true;
      endAll();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A browser names the whole address to its proxy. */
function passOn(incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '' } = incoming;
  const outgoing = request(url, { ...(method ? { method } : {}), headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
