import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { listenTestAcademy } from '../testing/test-academy.ts';

it('a server that stops answers what was asked, and waits for no connection afterwards', async () => {
  const academy = await listenTestAcademy();
  const { port } = new URL(academy.origin);
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const hungUp = once(socket, 'close');
  socket.write(
    [
      'POST /api/auth/logout HTTP/1.1',
      'Host: localhost',
      `Origin: ${academy.origin}`,
      'Content-Type: application/json',
      'Content-Length: 2',
      // By this the server says when it has begun with it.
      'Expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  );
  await vi.waitFor(() => expect(answer).toContain('100 Continue'), { timeout: 20_000 });
  const closed = academy.close();
  await vi.waitFor(() => expect(academy.app.server.listening).toBe(false), { timeout: 20_000 });
  socket.write('{}');
  await Promise.all([hungUp, closed]);
  expect(answer).toContain('HTTP/1.1 204 ');
});

it('a server that stops answers those who had connected, though it has not let them in yet', async () => {
  const academy = await listenTestAcademy();
  const { port } = new URL(academy.origin);
  const answers = Array.from({ length: 8 }, () => {
    const socket: Socket = connect(Number(port), '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return socket.setEncoding('utf8').toArray();
  });
  // By the same turn of the event loop, in which it could not take any of them.
  const closed = academy.close();
  for (const answer of await Promise.all(answers)) expect(answer.join('')).toContain('HTTP/1.1 200 ');
  await closed;
});
