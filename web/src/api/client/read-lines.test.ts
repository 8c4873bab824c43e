import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

/** A response whose bytes come in these pieces. */
function responseOf(...pieces: readonly (string | Uint8Array)[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
  return new Response(body);
}

async function linesOf(response: Response): Promise<unknown[]> {
  const lines: unknown[] = [];
  for await (const line of readLines(response)) lines.push(line);
  return lines;
}

it('reads line after line, however the bytes are cut', async () => {
  expect(await linesOf(responseOf('{"a":', '1}\n{"b"', ':2}\n', '{"c":3}\n'))).toEqual([
    { a: 1 },
    { b: 2 },
    { c: 3 },
  ]);
});

it('keeps a letter whole that is cut in its middle', async () => {
  const bytes = new TextEncoder().encode('{"text":"কোর্স"}\n');
  expect(await linesOf(responseOf(bytes.slice(0, 11), bytes.slice(11)))).toEqual([{ text: 'কোর্স' }]);
});

it('takes a last line without its end, and none that was cut', async () => {
  expect(await linesOf(responseOf('{"a":1}\n\n{"b":2}'))).toEqual([{ a: 1 }, { b: 2 }]);
  expect(await linesOf(responseOf('{"a":1}\n{"b":'))).toEqual([{ a: 1 }]);
  expect(await linesOf(new Response(null))).toEqual([]);
});

it('gives up the response when nobody reads on', async () => {
  let isGivenUp = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":1}\n')),
    cancel: () => {
      isGivenUp = true;
    },
  });
  for await (const line of readLines(new Response(body))) {
    expect(line).toEqual({ a: 1 });
    break;
  }
  expect(isGivenUp).toBe(true);
});
