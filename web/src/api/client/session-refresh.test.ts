/// <reference types="node" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiClient, createApiClient } from '@academy/contract/http/client.ts';
import { afterEach, expect, test } from 'vitest';
import { withSessionRefresh } from './session-refresh.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server | undefined;

afterEach(async () => {
  await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
  server = undefined;
});

/** A real API host on a free port that answers as told and remembers what it was asked. */
async function startHost(
  answers: Readonly<Record<string, Answer>>,
  options: Parameters<typeof withSessionRefresh>[1] = {},
) {
  const asked: string[] = [];
  const host = createServer((request, response) => {
    const name = `${request.method} ${request.url}`;
    asked.push(name);
    const answer = answers[name];
    if (answer) answer(request, response);
    else json(404, { message: 'Not found', code: 'not_found' })(request, response);
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  server = host;
  const { port } = host.address() as AddressInfo;
  const client = createApiClient({ origin: `http://127.0.0.1:${port}` });
  let failures = 0;
  const countingClient: ApiClient = (name, request, init) =>
    client(name, request, init).catch((error: unknown) => {
      failures += 1;
      throw error;
    });
  return {
    api: withSessionRefresh(countingClient, options),
    asked,
    timesAsked: (name: string) => asked.filter((each) => each === name).length,
    failures: () => failures,
  };
}

function json(status: number, body: unknown): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

const noContent: Answer = (_request, response) => {
  response.writeHead(204).end();
};

const unauthenticated = json(401, { message: 'Sign in first', code: 'unauthenticated' });

/** A session whose access token has run out and whose refresh works. */
function expiredSession(answerOnceFresh: Answer) {
  let fresh = false;
  return {
    protected: ((request, response) =>
      (fresh ? answerOnceFresh : unauthenticated)(request, response)) satisfies Answer,
    refresh: ((request, response) => {
      fresh = true;
      noContent(request, response);
    }) satisfies Answer,
  };
}

test('a public call that succeeds never asks for a refresh', async () => {
  const { api, asked } = await startHost({ 'GET /api/courses?limit=8': json(200, []) });
  expect(await api('GET /api/courses', { query: { limit: 8 } })).toEqual([]);
  expect(asked).toEqual(['GET /api/courses?limit=8']);
});

test('an expired access token is refreshed and the call made again', async () => {
  const session = expiredSession(json(200, []));
  const { api, asked } = await startHost({
    'GET /api/enrollments/courses': session.protected,
    'POST /api/auth/refresh': session.refresh,
  });
  expect(await api('GET /api/enrollments/courses', {})).toEqual([]);
  expect(asked).toEqual([
    'GET /api/enrollments/courses',
    'POST /api/auth/refresh',
    'GET /api/enrollments/courses',
  ]);
});

test('the refresh carries an empty JSON body', async () => {
  const session = expiredSession(json(200, []));
  let body = '';
  let contentType: string | undefined;
  const { api } = await startHost({
    'GET /api/enrollments/courses': session.protected,
    'POST /api/auth/refresh': (request, response) => {
      contentType = request.headers['content-type'];
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => session.refresh(request, response));
    },
  });
  await api('GET /api/enrollments/courses', {});
  expect({ body, contentType }).toEqual({ body: '{}', contentType: 'application/json' });
});

test('callers that meet the expiry together share one refresh, which is told of once', async () => {
  const session = expiredSession(json(200, []));
  let answerRefresh = () => {};
  let told = 0;
  const { api, timesAsked, failures } = await startHost(
    {
      'GET /api/enrollments/courses': session.protected,
      'GET /api/courses/in-progress': session.protected,
      'POST /api/auth/refresh': (request, response) => {
        answerRefresh = () => session.refresh(request, response);
      },
    },
    {
      onLateRefresh: () => {
        told += 1;
      },
    },
  );
  const calls = [api('GET /api/enrollments/courses', {}), api('GET /api/courses/in-progress', {})];
  await expect.poll(failures).toBe(2);
  await expect.poll(() => timesAsked('POST /api/auth/refresh')).toBe(1);
  answerRefresh();
  await Promise.all(calls);
  expect(timesAsked('POST /api/auth/refresh')).toBe(1);
  expect(told).toBe(1);
});

test('a later expiry is refreshed again', async () => {
  let fresh = false;
  const { api, timesAsked } = await startHost({
    'GET /api/enrollments/courses': (request, response) => {
      (fresh ? json(200, []) : unauthenticated)(request, response);
      fresh = false;
    },
    'POST /api/auth/refresh': (request, response) => {
      fresh = true;
      noContent(request, response);
    },
  });
  await api('GET /api/enrollments/courses', {});
  await api('GET /api/enrollments/courses', {});
  expect(timesAsked('POST /api/auth/refresh')).toBe(2);
});

test('a session known to be stale is refreshed before the call, so that nothing is refused', async () => {
  let stale = true;
  let told = 0;
  const { api, asked, failures } = await startHost(
    {
      'GET /api/courses': json(200, []),
      'POST /api/auth/refresh': (request, response) => {
        stale = false;
        noContent(request, response);
      },
    },
    {
      isStale: () => stale,
      onLateRefresh: () => {
        told += 1;
      },
    },
  );
  await Promise.all([api('GET /api/courses', {}), api('GET /api/courses', {})]);
  expect(asked).toEqual(['POST /api/auth/refresh', 'GET /api/courses', 'GET /api/courses']);
  expect(failures()).toBe(0);
  expect(told).toBe(0);
});

test('a call made while a refresh runs waits for it, or it would be answered as a visitor', async () => {
  const session = expiredSession(json(200, []));
  let answerRefresh = () => {};
  const { api, asked, timesAsked } = await startHost({
    'GET /api/enrollments/courses': session.protected,
    'GET /api/courses': json(200, []),
    'POST /api/auth/refresh': (request, response) => {
      answerRefresh = () => session.refresh(request, response);
    },
  });
  const first = api('GET /api/enrollments/courses', {});
  await expect.poll(() => timesAsked('POST /api/auth/refresh')).toBe(1);
  const second = api('GET /api/courses', {});
  answerRefresh();
  await Promise.all([first, second]);
  expect(asked.indexOf('GET /api/courses')).toBeGreaterThan(asked.indexOf('POST /api/auth/refresh'));
});

test('a stale session that has ended leaves public calls working', async () => {
  const { api } = await startHost(
    { 'GET /api/courses': json(200, []), 'POST /api/auth/refresh': unauthenticated },
    { isStale: () => true },
  );
  expect(await api('GET /api/courses', {})).toEqual([]);
});

test('a stale session that has ended is not refreshed a second time for the same call', async () => {
  const { api, asked } = await startHost(
    { 'GET /api/enrollments/courses': unauthenticated, 'POST /api/auth/refresh': unauthenticated },
    { isStale: () => true },
  );
  await expect(api('GET /api/enrollments/courses', {})).rejects.toMatchObject({
    message: 'Authentication failed. Please login again.',
    status: 401,
  });
  expect(asked).toEqual(['POST /api/auth/refresh', 'GET /api/enrollments/courses']);
});

test('signing out works with a stale session and without refreshing it', async () => {
  const { api, asked } = await startHost({ 'POST /api/auth/logout': noContent }, { isStale: () => true });
  await api('POST /api/auth/logout', { body: {} });
  expect(asked).toEqual(['POST /api/auth/logout']);
});

test('a refused refresh ends in the sentence that asks to log in again', async () => {
  const { api, timesAsked } = await startHost({
    'GET /api/auth/me': unauthenticated,
    'POST /api/auth/refresh': unauthenticated,
  });
  await expect(api('GET /api/auth/me', {})).rejects.toMatchObject({
    message: 'Authentication failed. Please login again.',
    status: 401,
  });
  expect(timesAsked('GET /api/auth/me')).toBe(1);
});

test('a refresh that meets a broken server is told apart from a signed-out user by its status', async () => {
  const { api } = await startHost({
    'GET /api/auth/me': unauthenticated,
    'POST /api/auth/refresh': json(500, { message: 'Something went wrong', code: 'internal' }),
  });
  await expect(api('GET /api/auth/me', {})).rejects.toMatchObject({
    message: 'Authentication failed. Please login again.',
    status: 500,
  });
});

test('a refresh whose connection breaks ends in the same sentence', async () => {
  const { api } = await startHost({
    'GET /api/auth/me': unauthenticated,
    'POST /api/auth/refresh': (request) => request.socket.destroy(),
  });
  await expect(api('GET /api/auth/me', {})).rejects.toMatchObject({
    message: 'Authentication failed. Please login again.',
    status: 503,
  });
});

test('a call that is refused again after the refresh is not tried a third time', async () => {
  const { api, timesAsked } = await startHost({
    'GET /api/enrollments/courses': unauthenticated,
    'POST /api/auth/refresh': noContent,
  });
  await expect(api('GET /api/enrollments/courses', {})).rejects.toThrow('Sign in first');
  expect(timesAsked('GET /api/enrollments/courses')).toBe(2);
  expect(timesAsked('POST /api/auth/refresh')).toBe(1);
});

test('a refresh that did not mend a refusal is not told of, so that nothing is asked again because of it', async () => {
  let told = 0;
  const { api } = await startHost(
    { 'GET /api/enrollments/courses': unauthenticated, 'POST /api/auth/refresh': noContent },
    {
      onLateRefresh: () => {
        told += 1;
      },
    },
  );
  await expect(api('GET /api/enrollments/courses', {})).rejects.toThrow('Sign in first');
  expect(told).toBe(0);
});

test('a refused sign-out is not answered with a refresh', async () => {
  const { api, asked } = await startHost({ 'POST /api/auth/logout': unauthenticated });
  await expect(api('POST /api/auth/logout', { body: {} })).rejects.toThrow('Sign in first');
  expect(asked).toEqual(['POST /api/auth/logout']);
});

test('a failure that is no 401 passes through untouched', async () => {
  const { api, asked } = await startHost({});
  await expect(api('GET /api/courses/{courseId}', { params: { courseId: 'nothing' } })).rejects.toMatchObject(
    { message: 'Not found', status: 404, code: 'not_found' },
  );
  expect(asked).toEqual(['GET /api/courses/nothing']);
});

test('an empty 204 is read as an empty object', async () => {
  const { api } = await startHost({
    'PUT /api/enrollments/courses/c/lessons/l/complete': noContent,
  });
  const answer = await api('PUT /api/enrollments/courses/{courseId}/lessons/{lessonId}/complete', {
    params: { courseId: 'c', lessonId: 'l' },
    body: {},
  });
  expect(answer).toEqual({});
});

test('an answer without a message reads as its status', async () => {
  const { api } = await startHost({
    'GET /api/courses': (_request, response) => {
      response.writeHead(502).end('<h1>Bad gateway</h1>');
    },
  });
  await expect(api('GET /api/courses', {})).rejects.toThrow('API error: 502 Bad Gateway');
});
