import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertUser } from './testing/factories.ts';
import { testSecret } from './testing/test-academy.ts';
import { cookieHeader, startTestSession } from './testing/test-session.ts';

let test: TestDatabase;
let dataDir: string;
let api: ChildProcess;
let address: string;

beforeAll(async () => {
  test = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'academy-main-'));
  api = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...{
        PATH: process.env['PATH'],
        DATABASE_URL: test.connectionString,
        DATABASE_DIRECT_URL: test.directUrl,
        PORT: '0',
        DRAIN_SECONDS: '2',
        LOG_LEVEL: 'error',
      },
      ...{ ACADEMY_DATA: dataDir, ACADEMY_SECRET: testSecret },
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = (await once(api, 'message')) as [{ address: string }];
  address = message.address;
});
afterAll(async () => {
  api.kill('SIGKILL');
  await test.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('a request in flight is finished by an API that is asked to stop, which then ends well', async () => {
  const userId = await insertUser(test.database);
  const body = JSON.stringify({
    ...{ title: 'In flight', description: 'Half of it came before the end was near.' },
    ...{ category: 'Design', language: 'Bengali', difficulty: 'beginner', price: null },
  });
  const sent = request(`${address}/api/courses`, {
    method: 'POST',
    agent: false,
    headers: {
      ...{ cookie: cookieHeader(await startTestSession(test, userId)), origin: address },
      ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      // Answered by the server once it has the request in hand.
      expect: '100-continue',
    },
  });
  const answered = once(sent, 'response');
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.write(body.slice(0, 20));
  const ended = once(api, 'exit');
  api.kill('SIGTERM');
  // First it says that it is not ready, and still answers, so that a balancer can send the next requests elsewhere.
  await vi.waitFor(
    async () => {
      const readiness = await fetch(`${address}/readyz`);
      expect(await readiness.json()).toMatchObject({ code: 'stopping' });
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
    },
    { timeout: 20_000 },
  );
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${address}/healthz`).catch(() => null);
      expect(answer === null || answer.status === 503).toBe(true);
    },
    { timeout: 20_000 },
  );
  sent.end(body.slice(20));
  const [answer] = (await answered) as [{ statusCode: number; resume(): void }];
  answer.resume();
  expect(answer.statusCode).toBe(201);
  expect(await ended).toEqual([0, null]);
});
