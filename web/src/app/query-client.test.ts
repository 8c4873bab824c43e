/// <reference types="node" />
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@academy/contract/http/client.ts';
import type { User } from '@academy/contract/users/user.ts';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, test } from 'vitest';
import { withSessionRefresh } from '@/api/client/session-refresh.ts';
import { createQueryClient, forgetUser, refetchEverything } from './query-client.ts';

let server: Server | undefined;
let queryClient: QueryClient | undefined;

afterEach(async () => {
  queryClient?.clear();
  await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
  server = undefined;
});

const enrolled = 'GET /api/enrollments/courses';
const inProgress = 'GET /api/courses/in-progress';
const everyone = 'GET /api/courses';

/** A page with three queries on a host whose session has run out; what is refused for ever stays so after a refresh. */
async function openPage({ refusedForEver }: { refusedForEver: readonly string[] }) {
  const asked: string[] = [];
  let fresh = false;
  server = createServer((request, response) => {
    const name = `${request.method} ${request.url}`;
    asked.push(name);
    if (name === 'POST /api/auth/refresh') {
      fresh = true;
      response.writeHead(204).end();
      return;
    }
    const refused = refusedForEver.includes(name) || (!fresh && name !== everyone);
    response.writeHead(refused ? 401 : 200, { 'content-type': 'application/json' });
    response.end(refused ? '{"message":"Sign in first","code":"unauthenticated"}' : '[]');
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const client = createQueryClient({ onUnauthenticated: () => undefined });
  queryClient = client;
  const api = withSessionRefresh(createApiClient({ origin: `http://127.0.0.1:${port}` }), {
    onLateRefresh: () => void refetchEverything(client),
  });
  const queries = ([enrolled, inProgress, everyone] as const).map((name) => {
    const observer = new QueryObserver<unknown>(client, {
      queryKey: [name],
      queryFn: ({ signal }) => api(name, {}, { signal }),
    });
    observer.subscribe(() => undefined);
    return observer;
  });
  await expect
    .poll(() => queries.every((query) => query.getCurrentResult().fetchStatus === 'idle'), { timeout: 5000 })
    .toBe(true);
  return {
    ended: queries.map((query) => query.getCurrentResult().status),
    timesAsked: (name: string) => asked.filter((each) => each === name).length,
  };
}

it('a page whose calls are refused for ever refreshes once, tries each again once, and ends in errors', async () => {
  const { ended, timesAsked } = await openPage({ refusedForEver: [enrolled, inProgress] });
  expect(ended).toEqual(['error', 'error', 'success']);
  expect([enrolled, inProgress, everyone].map(timesAsked)).toEqual([2, 2, 1]);
  expect(timesAsked('POST /api/auth/refresh')).toBeLessThanOrEqual(2);
});

it('one call that is refused for ever does not start the round of the others again', async () => {
  const { ended, timesAsked } = await openPage({ refusedForEver: [enrolled] });
  expect(ended).toEqual(['error', 'success', 'success']);
  // Once with the run-out token and once after the refresh; then all are asked once more, since one of them was mended.
  expect(timesAsked(enrolled)).toBeLessThanOrEqual(5);
  expect(timesAsked(inProgress)).toBeLessThanOrEqual(3);
  expect(timesAsked('POST /api/auth/refresh')).toBeLessThanOrEqual(3);
});

it('what a visitor may see is asked for again when a late refresh has mended the session', async () => {
  const { ended, timesAsked } = await openPage({ refusedForEver: [] });
  expect(ended).toEqual(['success', 'success', 'success']);
  expect(timesAsked(everyone)).toBe(2);
});

const tanvir: User = {
  id: '2',
  name: 'Tanvir',
  avatar: null,
  language: null,
  role: 'student',
  email: 't@example.com',
};
const outlastsSession = { meta: { outlastsSession: true } };

/** A page that shows a lesson and a note, after another page that showed another lesson. */
async function readAsStudent() {
  const queryClient = new QueryClient();
  const show = (queryKey: string[], options: { meta?: { outlastsSession: boolean } } = {}) =>
    new QueryObserver(queryClient, { queryKey, queryFn: () => queryKey[0] ?? '', ...options }).subscribe(
      () => undefined,
    );
  show(['lesson left'], outlastsSession)();
  show(['open lesson'], outlastsSession);
  show(['note']);
  await new MutationObserver(queryClient, { mutationFn: async () => 'saved' }).mutate();
  const known = () => ['lesson left', 'open lesson', 'note'].filter((key) => queryClient.getQueryData([key]));
  await expect.poll(known).toEqual(['lesson left', 'open lesson', 'note']);
  return { queryClient, known };
}

test('a session that ends leaves the open lesson and nothing of the person', async () => {
  const { queryClient, known } = await readAsStudent();
  forgetUser(queryClient, null);
  expect(known()).toEqual(['open lesson']);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});

test.each([
  ['another user takes over', tanvir],
  ['the user signs out here', undefined],
])('nothing is left when %s', async (_, next) => {
  const { queryClient, known } = await readAsStudent();
  forgetUser(queryClient, next);
  expect(known()).toEqual([]);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});
