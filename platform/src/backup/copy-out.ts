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
