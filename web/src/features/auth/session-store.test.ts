import { ApiError } from '@academy/contract/http/client.ts';
import type { User } from '@academy/contract/users/user.ts';
import { expect, test } from 'vitest';
import type { Session } from './session.ts';
import { createSessionStore } from './session-store.ts';

const nadia: User = {
  id: '1',
  name: 'Nadia',
  avatar: null,
  language: null,
  role: 'student',
  email: 'n@example.com',
};
const tanvir: User = { ...nadia, id: '2', name: 'Tanvir', role: 'creator' };
const signedOut = new ApiError('Authentication failed. Please login again.', 401, 'unauthenticated');
const serverDown = new ApiError('API error: 503 Service Unavailable', 503);

/** A browser with or without the mark of a session, and a server that answers as told. */
function startBrowser({ mark, answer, known }: { mark: boolean; answer?: User | ApiError; known?: User }) {
  const world = {
    mark,
    answer: answer as User | ApiError | Promise<User> | undefined,
    asked: 0,
    forgotten: 0,
    forgottenFor: undefined as Session,
  };
  const store = createSessionStore({
    hasMark: () => world.mark,
    known: () => known,
    askForUser: async () => {
      world.asked += 1;
      if (world.answer === undefined || world.answer instanceof ApiError) throw world.answer;
      return world.answer;
    },
    onNewUser: (next) => {
      world.forgotten += 1;
      world.forgottenFor = next;
    },
  });
  const seen: unknown[] = [];
  store.subscribe(() => seen.push(store.state().user?.name ?? store.state().user));
  return { world, store, seen };
}

test('a visitor is known to be one from the start, without a call', async () => {
  const { store, world, seen } = startBrowser({ mark: false });
  expect(store.state().user).toBeNull();
  await store.check();
  expect({ asked: world.asked, seen }).toEqual({ asked: 0, seen: [] });
});

test('a browser with the mark of a session is unknown until the server answers, and then signed in', async () => {
  const { store, world } = startBrowser({ mark: true, answer: nadia });
  expect(store.state().user).toBeUndefined();
  await store.check();
  expect(store.state()).toEqual({ user: nadia, failed: false, turn: 0 });
  expect(world.forgotten).toBe(0);
});

test('a user known from a moment ago is signed in from the start, while the browser holds the mark', async () => {
  const { store, world, seen } = startBrowser({ mark: true, known: nadia, answer: nadia });
  expect(store.state()).toEqual({ user: nadia, failed: false, turn: 0 });
  await store.check();
  expect({ asked: world.asked, seen }).toEqual({ asked: 1, seen: [] });
  expect(startBrowser({ mark: false, known: nadia }).store.state().user).toBeNull();
});

test('the mark of an ended session means a visitor', async () => {
  const { store } = startBrowser({ mark: true, answer: signedOut });
  await store.check();
  expect(store.state()).toMatchObject({ user: null, failed: false });
});

test('an unreachable server differs from being signed out, and can be asked again', async () => {
  const { store, world } = startBrowser({ mark: true, answer: serverDown });
  await store.check();
  expect(store.state()).toMatchObject({ user: null, failed: true });
  world.answer = nadia;
  const retry = store.retry();
  expect(store.state()).toMatchObject({ user: undefined, failed: false });
  await retry;
  expect(store.state()).toMatchObject({ user: nadia, failed: false });
});

test('a short outage of the server does not sign out', async () => {
  const { store, world } = startBrowser({ mark: true, answer: nadia });
  await store.check();
  world.answer = serverDown;
  await store.check();
  expect(store.state()).toMatchObject({ user: nadia, failed: false });
});

test('listeners hear of a changed role, and not of an unchanged answer', async () => {
  const { store, world, seen } = startBrowser({ mark: true, answer: nadia });
  await store.check();
  world.answer = { ...nadia };
  await store.check();
  expect(seen).toEqual(['Nadia']);
  world.answer = { ...nadia, role: 'creator' };
  await store.check();
  expect(store.state()).toMatchObject({ user: { role: 'creator' }, turn: 0 });
});

test.each([
  ['somebody else', true, tanvir],
  ['nobody', false, null],
])('when %s takes over, what belongs to the one before is forgotten first', async (_, mark, next) => {
  const { store, world } = startBrowser({ mark: true, answer: nadia });
  await store.check();
  let forgottenWhenTold = 0;
  store.subscribe(() => {
    forgottenWhenTold = world.forgotten;
  });
  Object.assign(world, { mark, answer: next });
  await store.check();
  expect(store.state()).toMatchObject({ user: next, turn: 1 });
  expect(forgottenWhenTold).toBe(1);
  expect(world.forgottenFor).toEqual(next);
});

test('leaving forgets the user at once, and arriving makes a visitor', async () => {
  const { store, world, seen } = startBrowser({ mark: true, answer: nadia });
  await store.check();
  world.mark = false;
  store.leave();
  expect(world).toMatchObject({ forgotten: 1, forgottenFor: undefined });
  await store.check();
  expect(store.state().user, 'a call refused on the way tells nothing new').toBeUndefined();
  await store.arrive();
  expect(seen).toEqual(['Nadia', undefined, null]);
  expect(store.state().turn).toBe(1);
});

test('an answer that comes after leaving does not sign in again', async () => {
  const { store, world } = startBrowser({ mark: true, answer: nadia });
  await store.check();
  const late = Promise.withResolvers<User>();
  world.answer = late.promise;
  const check = store.check();
  world.mark = false;
  store.leave();
  late.resolve(nadia);
  await check;
  expect(store.state().user).toBeUndefined();
});
