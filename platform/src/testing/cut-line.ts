import { connect, createServer, type Server, type Socket } from 'node:net';

export interface CutLine {
  /** The same service, reached over this line. */
  readonly address: string;
  /** Breaks what is connected. Who connects again is heard. */
  breakAll(): void;
  /** Nobody is heard until it is restored. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** A line to a service that a test can break and cut. */
export async function cutLineTo(address: string): Promise<CutLine> {
  const { hostname: host, port } = new URL(address);
  const ends = new Set<Socket>();
  const breakAll = () => {
    for (const end of ends) end.destroy();
  };
  const listen = (at: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer((near) => {
        const far = connect({ host, port: Number(port) });
        for (const [end, other] of [
          [near, far],
          [far, near],
        ] as const) {
          ends.add(end);
          end.on('error', () => undefined);
          end.on('close', () => {
            ends.delete(end);
            other.destroy();
          });
          end.pipe(other);
        }
      });
      server.listen(at, '127.0.0.1', () => resolve(server));
    });
  let server = await listen(0);
  const place = server.address();
  const own = typeof place === 'object' && place !== null ? place.port : 0;
  return {
    address: `http://127.0.0.1:${own}`,
    breakAll,
    cut() {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
    async restore() {
      server = await listen(own);
    },
  };
}
