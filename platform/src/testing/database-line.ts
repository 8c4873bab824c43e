import { connect, createServer, type Socket } from 'node:net';

export interface DatabaseLine {
  /** The same database, reached over this line. */
  readonly connectionString: string;
  /** Nothing comes through any more, and nobody is told: as a cable that was pulled out. */
  fallSilent(): void;
  /** Who connects from now on is heard. What was connected before stays silent for ever. */
  speakAgain(): void;
  /** Breaks what is connected. Who connects from now on reaches this server. */
  leadTo(connectionString: string): void;
  close(): Promise<void>;
}

/** A line to a database that a test can cut. */
export async function lineTo(connectionString: string): Promise<DatabaseLine> {
  let database = new URL(connectionString);
  const ends = new Set<Socket>();
  let silent = false;
  const breakAll = () => {
    for (const end of ends) end.destroy();
  };
  const server = createServer((near) => {
    const far = connect({ host: database.hostname, port: Number(database.port) });
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        ends.delete(end);
        // One end that breaks is the other's end too, unless the line is silent about it.
        if (!silent) for (const other of [near, far]) other.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
    if (silent) hush([near, far]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const line = new URL(connectionString);
  line.hostname = '127.0.0.1';
  line.port = String(typeof address === 'object' ? address?.port : '');
  return {
    connectionString: line.href,
    fallSilent() {
      silent = true;
      hush(ends);
    },
    speakAgain() {
      silent = false;
    },
    leadTo(elsewhere) {
      database = new URL(elsewhere);
      breakAll();
    },
    async close() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function hush(ends: Iterable<Socket>): void {
  for (const end of ends) {
    end.unpipe();
    end.pause();
  }
}
