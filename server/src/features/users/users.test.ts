import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let call: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await createTestAcademy();
  call = await signInLearner(academy, await insertUser(academy.database));
});
afterAll(() => academy.close());

const languageOfAccount = async () => (await call('GET', '/api/auth/me')).body.user.language;

describe('the language of the interface', () => {
  it('is nobody’s choice at first', async () => {
    expect(await languageOfAccount()).toBeNull();
  });

  it('is kept with the account, and told with it', async () => {
    expect((await call('PUT', '/api/users/language', { language: 'bn' })).status).toBe(204);
    expect(await languageOfAccount()).toBe('bn');
  });

  it.each(['xx', 'en-XA', '', null, 'bn '.repeat(1000)])('cannot be %j', async (language) => {
    expect((await call('PUT', '/api/users/language', { language })).status).toBe(400);
    expect(await languageOfAccount()).toBe('bn');
  });
});

describe('the profile', () => {
  const save = (form: object) => call('PUT', '/api/users/profile', form);
  const profile = async () => (await call('GET', '/api/users/profile')).body;

  it('is saved with name and bio, and told everywhere', async () => {
    const { email, username } = await profile();
    const { status, body } = await save({ name: '  রিনা\n Das ', bio: ' Learns.\n\nTeaches. ' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ name: 'রিনা  Das', bio: 'Learns.\n\nTeaches.', email, username, avatar: null },
    });
    expect(await profile()).toEqual(body);
    expect((await call('GET', '/api/auth/me')).body.user.name).toBe('রিনা  Das');
  });

  it.each(['', '   ', '\u200d\u2060', null, 7, 'a'.repeat(101)])('cannot have the name %j', async (name) => {
    const before = await profile();
    const { status, body } = await save({ name, bio: null });
    expect(status).toBe(400);
    expect(body.message).toMatch(/^(Please enter your name\.|name: Too big)/);
    expect(await profile()).toEqual(before);
  });

  it('takes an empty bio as none, and none that is too long', async () => {
    expect((await save({ name: 'Rina', bio: ' \n ' })).body.bio).toBeNull();
    const tooLong = await save({ name: 'Rina', bio: 'a'.repeat(2001) });
    // A screen says it by these: the message names the field as programs do.
    expect(tooLong).toMatchObject({
      ...{ status: 400, body: { facts: { field: 'bio', problem: 'text_too_long', limit: 2000 } } },
    });
    expect((await save({ name: 'Rina', bio: 'NUL \0' })).status).toBe(400);
    expect((await save({ name: 'Rina' })).status).toBe(400);
  });

  it('never stores what is not the person’s to say', async () => {
    const { email, username } = await profile();
    const foreign = { email: 'me@evil.example', username: 'root', role: 'admin', avatar: 'https://evil' };
    expect((await save({ name: 'Rina', bio: null, ...foreign })).status).toBe(200);
    expect(await profile()).toMatchObject({ email, username, avatar: null });
    expect((await call('GET', '/api/auth/me')).body.user.role).toBe('student');
  });
});
