import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { load } from './load.ts';

const body = brotliCompressSync('The right answer, compressed to bytes that are no text. '.repeat(50));

/** A server that answers right, but every tenth time like this. */
async function loadServer(tenthAnswer: Buffer): ReturnType<typeof load> {
  let answers = 0;
  const server = createServer((_request, response) => {
    answers += 1;
    response.end(answers % 10 === 0 ? tenthAnswer : body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  return load({ url, seconds: 1, connections: 2, headers: {}, answer: { body, headers: {} } });
}

it('counts answers that are right', async () => {
  expect((await loadServer(body)).requestsPerSecond).toBeGreaterThan(0);
});

it.each([
  ['has another byte', Buffer.from(body).fill(body.readUInt8(9) ^ 0x80, 9, 10)],
  ['ends early', body.subarray(0, -1)],
  ['goes on', Buffer.concat([body, Buffer.from('\n')])],
  ['is empty', Buffer.alloc(0)],
])('refuses a run with an answer that %s', async (_, wrong) => {
  await expect(loadServer(wrong)).rejects.toThrow(/wrong answers/);
});
