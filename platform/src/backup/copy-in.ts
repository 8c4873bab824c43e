import { once } from 'node:events';
import type pg from 'pg';

const DATA = 'd';
const DONE = 'c';
const FAIL = 'f';

/** Sends what a COPY … FROM STDIN takes, as fast as the server takes it; answers how many rows it made of it. */
export function copyIn(
  client: pg.ClientBase,
  statement: string,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const refused = new AbortController();
  let rowCount = 0;
  client.query({
    submit: (connection: pg.Connection) => connection.query(statement),
    handleCopyInResponse({ stream }: pg.Connection) {
      send(stream, source, refused.signal).then(
        () => stream.write(message(DONE)),
        (error: unknown) => {
          reject(error);
          // Ends the statement, and with it all that it did; the server's own words about that are not the reason.
          stream.write(message(FAIL, Buffer.from('The rows cannot be read.\0')));
        },
      );
    },
    handleCommandComplete({ text }: { text: string }) {
      rowCount = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);
    },
    handleReadyForQuery: () => resolve(rowCount),
    handleError(error: Error) {
      refused.abort();
      reject(error);
    },
  });
  return promise;
}

async function send(
  stream: pg.Connection['stream'],
  source: AsyncIterable<Uint8Array>,
  refused: AbortSignal,
): Promise<void> {
  for await (const bytes of source) {
    // Whatever follows a refusal would be dropped.
    if (refused.aborted) return;
    if (!stream.write(message(DATA, bytes))) {
      await once(stream, 'drain', { signal: refused }).catch(() => undefined);
    }
  }
}

/** A message of the protocol: its letter, and its length, which counts itself but not the letter. */
function message(letter: string, body: Uint8Array = new Uint8Array()): Buffer {
  const head = Buffer.alloc(5, letter);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
