/** A change of the secret, as processes with the former, with both and with the new one see it. */
import { contentKeyPath } from '@academy/contract/videos/stream-paths.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { countSessions } from '@academy/platform/sessions/count-sessions.ts';
import type { TokenPair } from '@academy/platform/sessions/session-tokens.ts';
import {
  countSeals,
  newContentKey,
  resealContentKeys,
  sealContentKey,
} from '@academy/platform/videos/content-key.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from './testing/factories.ts';
import { insertVideo } from './testing/insert-video.ts';
import { type MisbehavingProvider, startMisbehavingProvider } from './testing/misbehaving-provider.ts';
import { createTestAcademy, type TestAcademy, testSecret } from './testing/test-academy.ts';
import { cookieHeader, startTestSession, tokensSetBy } from './testing/test-session.ts';

const newSecret = 'the new secret of the academy of the tests, long enough';
const both = fixedSecrets(newSecret, testSecret);
let provider: MisbehavingProvider;
/** One process for each list of secrets, all of one academy. */
let former: TestAcademy;
let prepared: TestAcademy;
let changed: TestAcademy;
let bare: TestAcademy;
let stranger: TestAcademy;
let userId: string;

beforeAll(async () => {
  provider = await startMisbehavingProvider();
  const google = { clientId: 'academy-test', clientSecret: 'secret' };
  const config = { google, oidcIssuer: provider.issuer };
  former = await createTestAcademy({ config });
  const beside = former;
  prepared = await createTestAcademy({ config, beside, secrets: fixedSecrets(testSecret, newSecret) });
  changed = await createTestAcademy({ config, beside, secrets: both });
  bare = await createTestAcademy({ config, beside, secrets: fixedSecrets(newSecret) });
  stranger = await createTestAcademy({ config, beside, secrets: fixedSecrets('x'.repeat(40)) });
});
afterAll(async () => {
  for (const academy of [stranger, bare, changed, prepared, former]) await academy.close();
  await provider.close();
});
beforeEach(async () => {
  userId = await insertUser(former.database);
});

async function refresh({ app }: TestAcademy, token = '') {
  const response = await app.inject({
    ...{ method: 'POST', url: '/api/auth/refresh', payload: {} },
    headers: { cookie: cookieHeader({ refresh: token }), origin: 'http://localhost:3000' },
  });
  return { status: response.statusCode, tokens: tokensSetBy(response.headers) as TokenPair };
}

async function insertLockedVideo() {
  const courseId = await insertCourse(former.database);
  await former.database.db.insert(enrollments).values({ userId, courseId });
  const [lesson] = await insertCurriculum(former.database, courseId, { Module: ['Lesson'] });
  const lessonId = lesson?.id ?? '';
  const { version, contentKey } = await insertVideo(former, { lessonId, heights: [] });
  const cookie = cookieHeader(await startTestSession(former, userId));
  const ask = async ({ app }: TestAcademy) => {
    const { statusCode, rawPayload } = await app.inject({
      url: contentKeyPath(lessonId, version),
      headers: { cookie },
    });
    return { status: statusCode, isKey: rawPayload.equals(contentKey) };
  };
  return { ask };
}

const opened = { status: 200, isKey: true };

describe('a session', () => {
  it('goes on with the new secret, and then without the former one', async () => {
    const first = await startTestSession(former, userId);
    const second = await refresh(changed, first.refresh);
    expect(second.status).toBe(204);
    expect((await refresh(bare, second.tokens.refresh)).status).toBe(204);
  });

  it('passes between processes of which some have the new secret only in reserve yet', async () => {
    const first = await startTestSession(former, userId);
    const second = await refresh(changed, first.refresh);
    const third = await refresh(prepared, second.tokens.refresh);
    expect(third.status).toBe(204);
    expect((await refresh(changed, third.tokens.refresh)).status).toBe(204);
  });

  it('that two tabs refresh across the change is one and the same in both', async () => {
    const first = await startTestSession(former, userId);
    const { tokens } = await refresh(former, first.refresh);
    expect((await refresh(changed, first.refresh)).tokens).toEqual(tokens);
  });

  it('that was never used since ends with the former secret, and is counted before', async () => {
    const { db } = former.database;
    const before = await countSessions(db, both, new Date());
    const first = await startTestSession(former, userId);
    expect(await countSessions(db, both, new Date())).toEqual({ ...before, older: before.older + 1 });
    expect((await refresh(bare, first.refresh)).status).toBe(401);
    expect((await refresh(changed, first.refresh)).status).toBe(204);
    expect(await countSessions(db, both, new Date())).toEqual({ ...before, newest: before.newest + 1 });
  });
});

describe('a sign-in', () => {
  it('that was begun before the change is finished after it', async () => {
    const begun = await former.app.inject({ url: '/api/auth/google?returnTo=/profile' });
    const cookie = [begun.headers['set-cookie']].flat().join('; ').split(';')[0] ?? '';
    const atProvider = await fetch(String(begun.headers.location), { redirect: 'manual' });
    const back = new URL(atProvider.headers.get('location') ?? '');
    const finished = await changed.app.inject({ url: back.pathname + back.search, headers: { cookie } });
    expect(finished.headers.location).toBe('http://localhost:3000/profile');
    expect(tokensSetBy(finished.headers).refresh).toBeTruthy();
  });
});

describe('the key of a video', () => {
  it('opens with either secret, and after it was sealed anew with the new one alone', async () => {
    const { ask } = await insertLockedVideo();
    expect(await ask(changed)).toEqual(opened);
    expect(await ask(prepared)).toEqual(opened);
    expect(await ask(bare)).toEqual({ status: 500, isKey: false });

    const { db } = former.database;
    const { older } = await countSeals(db, both);
    expect(await resealContentKeys(db, both)).toMatchObject({ resealed: older, unopened: 0 });
    for (const academy of [changed, prepared, bare]) expect(await ask(academy)).toEqual(opened);
    expect(await ask(stranger)).toEqual({ status: 500, isKey: false });
    expect(await countSeals(db, both)).toMatchObject({ older: 0, unopened: 0 });
    expect(await resealContentKeys(db, both)).toMatchObject({ resealed: 0 });
  });

  it('is left as it is by a secret that does not open it, and can still be sealed anew', async () => {
    const { ask } = await insertLockedVideo();
    const { db } = former.database;
    const wrong = await resealContentKeys(db, fixedSecrets(newSecret, 'y'.repeat(40)));
    expect(wrong).toMatchObject({ resealed: 0, unopened: 1 });
    expect(await ask(former)).toEqual(opened);
    expect(await resealContentKeys(db, both)).toMatchObject({ resealed: 1, unopened: 0 });
    expect(await ask(bare)).toEqual(opened);
  });

  it('is sealed anew for every video, also when the work was cut short', async () => {
    const { db } = former.database;
    const { looked } = await resealContentKeys(db, both);
    const rows = Array.from({ length: 1_200 }, (_, index) => {
      const id = newId();
      const sealedKey = sealContentKey(testSecret, id, newContentKey());
      return { id, sealedKey, version: index + 1, state: 'ready' as const };
    });
    await db.insert(videoAssets).values(rows);
    const cut = resealContentKeys(db, both, () => {
      throw new Error('cut short');
    });
    await expect(cut).rejects.toThrow('cut short');
    const { older } = await countSeals(db, both);
    expect(older).toBeGreaterThan(0);
    expect(older).toBeLessThan(1_200);
    expect(await resealContentKeys(db, both)).toEqual({
      ...{ looked: looked + 1_200, resealed: older, unopened: 0 },
    });
    expect(await countSeals(db, fixedSecrets(newSecret))).toEqual({
      ...{ newest: looked + 1_200, older: 0, unopened: 0 },
    });
  });
});
