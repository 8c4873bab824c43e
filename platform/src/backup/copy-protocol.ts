/** PostgreSQL's own way of moving whole tables, in both directions and through little memory. */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

const BUFFERED_BYTES = 1024 * 1024;

/**
 * The rows that a COPY … TO STDOUT sends, as they come: the server is not read from while the reader is busy, so a table
 * of any size passes through little memory. A reader that stops early costs the connection, which is in the middle of it.
 */
export function copyOut(
  client: pg.ClientBase,
  statement: string,
  onComplete: (rowCount: number) => void = () => undefined,
): Readable {
  let connection: pg.Connection | undefined;
  const rows = new Readable({
    highWaterMark: BUFFERED_BYTES,
    read: () => void connection?.stream.resume(),
    destroy: (error, done) => {
      if (!rows.readableEnded) connection?.stream.destroy();
      done(error);
    },
  });
  client.query({
    submit(submittedOn: pg.Connection) {
      connection = submittedOn;
      connection.query(statement);
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // A copy: the memory that it lies in is used again for the next message.
      if (!rows.push(Buffer.from(chunk))) connection?.stream.pause();
    },
    handleCommandComplete({ text }: { text: string }) {
      onComplete(Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0));
      rows.push(null);
      connection?.stream.resume();
    },
    handleReadyForQuery: () => undefined,
    handleError: (error: Error) => void rows.destroy(error),
  });
  return rows;
}

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
    // The server drops all that follows a refusal.
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
