import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SlowLine {
  readonly port: number;
  close(): void;
}

export interface LineSpeed {
  readonly bytesPerSecond: number;
  readonly roundTripMs: number;
}

/**
 * A line of a certain speed to a server of this machine. All its connections share what it carries towards the browser;
 * what the developer tools of a browser emulate leaves workers out, and now and then stands still.
 */
export async function openSlowLine(
  to: number,
  { bytesPerSecond, roundTripMs }: LineSpeed,
): Promise<SlowLine> {
  const way = roundTripMs / 2;
  let busyUntil = 0;
  /** When so many bytes that set out now have arrived. */
  const arrival = (bytes: number) => {
    busyUntil = Math.max(performance.now(), busyUntil) + (bytes / bytesPerSecond) * 1000;
    return busyUntil + way;
  };
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (browser) => {
    const origin = connect({ port: to, host: '127.0.0.1', noDelay: true });
    carry(browser, origin, () => performance.now() + way);
    carry(origin, browser, arrival);
    for (const socket of [browser, origin]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    port: address.port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function carry(from: Socket, to: Socket, arrivalOf: (bytes: number) => number): void {
  from.on('data', (bytes) => {
    from.pause();
    setTimeout(() => {
      to.write(bytes);
      from.resume();
    }, arrivalOf(bytes.length) - performance.now());
  });
  from.on('end', () => setTimeout(() => to.end(), arrivalOf(0) - performance.now()));
}
