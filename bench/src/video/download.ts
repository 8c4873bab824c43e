import { once } from 'node:events';
import { connect } from 'node:net';

export interface Download {
  readonly port: number;
  /** Asked for in turns. */
  readonly paths: readonly string[];
  /** Of each answer: one of another length does not count, it ends the run. */
  readonly bytes: number;
  readonly connections: number;
  /** Sent with each request, for what only some may have. */
  readonly cookie?: string;
  readonly seconds: number | 'each path once';
}

export interface Downloaded {
  readonly bytes: number;
  readonly seconds: number;
}

const END_OF_HEAD = '\r\n\r\n';
const READ_BYTES = 512 * 1024;

/**
 * Fetches as fast as it can. As light as it can be made, since it shares the
 * machine with what it measures: bytes are counted where they arrive, in one buffer that is used again and again.
 */
export async function download(options: Download): Promise<Downloaded> {
  const started = performance.now();
  const { paths, seconds } = options;
  let turn = -1;
  const nextPath = () => {
    turn += 1;
    if (seconds === 'each path once') return paths[turn];
    return performance.now() < started + seconds * 1000 ? paths[turn % paths.length] : undefined;
  };
  const clients = Array.from({ length: options.connections }, () => fetchAll(nextPath, options));
  const bytes = (await Promise.all(clients)).reduce((sum, more) => sum + more, 0);
  return { bytes, seconds: (performance.now() - started) / 1000 };
}

/** Until there is no next path. */
async function fetchAll(
  nextPath: () => string | undefined,
  { port, bytes, cookie }: Download,
): Promise<number> {
  const more = cookie === undefined ? '' : `cookie: ${cookie}\r\n`;
  let head = '';
  let missing = 0;
  let total = 0;
  const ask = () => {
    const path = nextPath();
    if (path === undefined) return void socket.end();
    head = '';
    missing = -1;
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${more}\r\n`);
  };
  const take = (length: number, buffer: Uint8Array): boolean => {
    total += length;
    if (missing >= 0) missing -= length;
    else {
      head += Buffer.from(buffer.buffer, buffer.byteOffset, length).toString('latin1');
      const end = head.indexOf(END_OF_HEAD);
      if (end === -1) return true;
      assertRight(head.slice(0, end), bytes);
      missing = bytes - (head.length - end - END_OF_HEAD.length);
    }
    if (missing > 0) return true;
    ask();
    return true;
  };
  const socket = connect({
    port,
    host: '127.0.0.1',
    onread: {
      buffer: Buffer.alloc(READ_BYTES),
      callback: (length, buffer) => {
        try {
          return take(length, buffer);
        } catch (error) {
          socket.destroy(error as Error);
          return false;
        }
      },
    },
  });
  await once(socket, 'connect');
  ask();
  await once(socket, 'close');
  if (missing !== 0) throw new Error(`A connection to port ${port} ended in the middle of an answer.`);
  return total;
}

function assertRight(head: string, bytes: number): void {
  const [, length] = /^content-length: (\d+)$/im.exec(head) ?? [];
  if (!head.startsWith('HTTP/1.1 200') || Number(length) !== bytes)
    throw new Error(`A wrong answer:\n${head}`);
}
