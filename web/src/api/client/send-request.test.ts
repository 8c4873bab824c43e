import { expect, it } from 'vitest';
import { RequestFailure, sendRequest } from './send-request.ts';

const request = { method: 'PUT', path: '/api/courses/c1', body: { title: 'A' } } as const;

/** A server that gives these answers one after the other, and remembers what it was asked. */
function serverWith(...answers: Response[]) {
  const asked: RequestInit[] = [];
  let renewals = 0;
  return {
    asked,
    renewals: () => renewals,
    options: {
      isStale: () => false,
      send: (_path: unknown, init: RequestInit = {}) => {
        asked.push(init);
        return Promise.resolve(answers[asked.length - 1] ?? Response.error());
      },
      renewSession: async () => {
        renewals += 1;
      },
    },
  };
}

const refusal = (status: number, message: string) => Response.json({ message, code: 'conflict' }, { status });

it('tells a failure as its status and the text of the response', async () => {
  const { options } = serverWith(new Response('upstream is away', { status: 502 }));
  await expect(sendRequest(request, options)).rejects.toThrow('502: upstream is away');
});

it('knows the words for people in an answer of our own', async () => {
  const { options } = serverWith(refusal(409, 'This course was changed elsewhere since you opened it.'));
  const failure = await sendRequest(request, options).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RequestFailure);
  expect(failure).toMatchObject({
    status: 409,
    code: 'conflict',
    reason: 'This course was changed elsewhere since you opened it.',
  });
});

it('has no words for people when the answer is none of ours', async () => {
  const { options } = serverWith(new Response('"just a text"', { status: 500 }));
  await expect(sendRequest(request, options)).rejects.toMatchObject({ reason: '', status: 500 });
});

it('renews a session that ran out, once, and asks again', async () => {
  const server = serverWith(refusal(401, 'Log in'), Response.json({ id: 'c1' }));
  expect(await sendRequest(request, server.options)).toEqual({ id: 'c1' });
  expect(server.renewals()).toBe(1);

  const dead = serverWith(refusal(401, 'Log in'), refusal(401, 'Log in'));
  await expect(sendRequest(request, dead.options)).rejects.toMatchObject({ status: 401 });
  expect(dead.asked).toHaveLength(2);
});

it('sends pictures as their bytes and everything else as JSON', async () => {
  const server = serverWith(Response.json({}), new Response(null, { status: 204 }));
  const picture = new Blob(['bytes'], { type: 'image/webp' });
  await sendRequest({ ...request, body: picture }, server.options);
  expect(await sendRequest(request, server.options)).toEqual({});
  expect(server.asked[0]).toMatchObject({ body: picture, headers: { 'content-type': 'image/webp' } });
  expect(server.asked[1]).toMatchObject({
    body: '{"title":"A"}',
    headers: { 'content-type': 'application/json' },
  });
});

it('renews a session that is known to have run out before it sends anything', async () => {
  const server = serverWith(Response.json({}));
  await sendRequest(request, { ...server.options, isStale: () => true });
  expect(server.renewals()).toBe(1);
  expect(server.asked).toHaveLength(1);
});
