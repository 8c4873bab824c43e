import type { EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertUser } from '../testing/factories.ts';
import { listenTestAcademy } from '../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../testing/test-session.ts';
import { createUploader } from '../testing/uploader.ts';

const limits = { headersMs: 1_000, bodyMs: 1_000, uploadIdleMs: 2_000, uploadBytes: 100 };

const jsonOfLength = ['Content-Type: application/json', 'Content-Length: 100000'];

let academy: Awaited<ReturnType<typeof listenTestAcademy>>;
let cookie: string;
const open = new Set<ReturnType<typeof setInterval>>();

beforeAll(async () => {
  academy = await listenTestAcademy({ receiveLimits: limits });
  cookie = cookieHeader(await startTestSession(academy, await insertUser(academy.database)));
});
afterAll(() => academy.close());
afterEach(() => {
  for (const timer of open) clearInterval(timer);
  open.clear();
});

/** A reset of the connection is a way to hang up, too. */
function closing(line: EventEmitter): Promise<void> {
  return new Promise((resolve) => void line.on('error', () => undefined).once('close', resolve));
}

/** Says the lines at once, then a byte now and then, for as long as the server listens. */
function trickle(lines: string[], byte: string, everyMs = 30) {
  const socket: Socket = connect(Number(new URL(academy.origin).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.write(lines.join('\r\n'));
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(byte);
    sent += byte.length;
  }, everyMs);
  open.add(timer);
  const hungUp = closing(socket).then(() => clearInterval(timer));
  return { hungUp, answer: () => answer, sent: () => sent };
}

const posting = (path: string, ...more: string[]) => [
  `POST ${path} HTTP/1.1`,
  'Host: localhost',
  `Origin: ${academy.origin}`,
  `Cookie: ${cookie}`,
  ...more,
  '',
  '',
];

describe('a request that is sent a byte at a time', () => {
  it.each([
    ['with a body of a known length', '/api/courses', jsonOfLength],
    ['to an address that there is not', '/api/nothing', jsonOfLength],
  ])('%s is hung up on', async (_name, path, headers) => {
    const client = trickle(posting(path, ...headers), ' ');
    await client.hungUp;
    expect(client.sent()).toBeLessThan(100_000);
  });

  it('and then falls silent is told that it took too long', async () => {
    const client = trickle([...posting('/api/courses', ...jsonOfLength), '{"title":'], '');
    await client.hungUp;
    expect(client.answer()).toContain('HTTP/1.1 408 ');
  });

  it('in chunks without an end is hung up on', async () => {
    const headers = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
    await trickle(posting('/api/courses', ...headers), '1\r\n \r\n').hungUp;
  });

  it('as the body of a request that needs none is hung up on, though it was answered', async () => {
    const client = trickle(
      ['GET /api/courses HTTP/1.1', 'Host: localhost', 'Content-Length: 100000', '', ''],
      ' ',
    );
    await client.hungUp;
    expect(client.answer()).toContain('HTTP/1.1 200 ');
    expect(client.answer()).not.toContain('HTTP/1.1 408 ');
  });

  it('in its headers is hung up on', async () => {
    await trickle(['GET /api/courses HTTP/1.1', 'Host: localhost', 'X-Slow: '], 'x').hungUp;
  });
});

describe('an upload', () => {
  it('may take longer than any other request while its bytes come', async () => {
    const uploader = await createUploader(academy, academy.origin);
    const path = await uploader.begun(1_000_000);
    const { request, answer } = uploader.open('PATCH', path, uploader.patchHeaders(0, 1_000_000));
    let sent = 0;
    const send = (bytes: number) => {
      request.write(Buffer.alloc(bytes));
      sent += bytes;
    };
    send(200);
    // Begun after the upload, and over before it.
    const other = trickle(posting('/api/courses', ...jsonOfLength), ' ');
    const timer = setInterval(() => send(200), 20);
    open.add(timer);
    await other.hungUp;
    clearInterval(timer);
    send(1_000_000 - sent);
    request.end();
    expect((await answer).status).toBe(204);
  });

  it('of which nothing comes any more is hung up on, and can be gone on with', async () => {
    const uploader = await createUploader(academy, academy.origin);
    const path = await uploader.begun(4_000);
    const { request } = uploader.open('PATCH', path, uploader.patchHeaders(0, 4_000));
    request.write(Buffer.alloc(1_000));
    await closing(request);
    await vi.waitFor(async () => expect(await uploader.offset(path)).toBe(1_000), { timeout: 20_000 });
    expect((await uploader.patch(path, 1_000, Buffer.alloc(3_000))).status).toBe(204);
  });
});
