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
