import { once } from 'node:events';
import { type Readable, Writable } from 'node:stream';

/**
 * Writes what a program is given, no faster than it reads. A program that ended reads no more, which is no error; throws what
 * the input throws.
 */
export async function feedProgram(
  pipe: Writable | Readable | null | undefined,
  input: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  if (!(pipe instanceof Writable)) throw new Error('The program has no standard input.');
  const closed = new AbortController();
  pipe.once('close', () => closed.abort());
  // Closed by a program that ends before its input does.
  pipe.on('error', () => undefined);
  for await (const chunk of input) {
    if (closed.signal.aborted) return;
    if (!pipe.write(chunk)) await once(pipe, 'drain', { signal: closed.signal }).catch(() => undefined);
  }
  pipe.end();
}
