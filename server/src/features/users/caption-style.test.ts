import { defaultCaptionStyle } from '@academy/contract/captions/caption-style-choices.ts';
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

const path = '/api/users/caption-style';
const chosen = { isOn: true, language: 'pt-BR', size: 'huge', background: 'none' };

describe('how a person reads captions', () => {
  it('is nobody’s choice at first', async () => {
    expect((await call('GET', path)).body).toEqual(defaultCaptionStyle);
  });

  it('is kept with the account, for that person alone', async () => {
    expect(await call('PUT', path, chosen)).toMatchObject({ status: 200, body: chosen });
    expect((await call('GET', path)).body).toEqual(chosen);
    const other = await signInLearner(academy, await insertUser(academy.database));
    expect((await other('GET', path)).body).toEqual(defaultCaptionStyle);
  });

  it.each([
    { size: 'gigantic' },
    { background: 'url(https://evil.example)' },
    { language: 'en"><script>' },
    { isOn: 'yes' },
    { size: undefined },
  ])('cannot be %j', async (wrong) => {
    expect((await call('PUT', path, { ...chosen, ...wrong })).status).toBe(400);
    expect((await call('GET', path)).body).toEqual(chosen);
  });

  it('holds nothing but what it has names for', async () => {
    const { body } = await call('PUT', path, { ...chosen, role: 'admin', note: 'x'.repeat(1000) });
    expect(body).toEqual(chosen);
    expect((await call('GET', path)).body).toEqual(chosen);
  });
});
