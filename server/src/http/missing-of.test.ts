import { notes } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../testing/factories.ts';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';
import { handleErrors } from './error-handler.ts';
import { missingOf } from './missing-of.ts';

let academy: TestAcademy;

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

it('knows what is missing behind every foreign key of the database', async () => {
  const { rows } = await academy.database.db.execute<{ name: string; missing: string }>(sql`
    select conname as name, confrelid::regclass::text as missing from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`);
  expect(rows.length).toBeGreaterThan(10);
  const codeOf: Record<string, string> = {
    caption_tracks: 'captions_not_found',
    lesson_resources: 'resource_not_found',
    resource_texts: 'resource_not_found',
    signing_keys: 'signing_key_locked',
    video_assets: 'video_not_found',
    watched_films: 'video_not_found',
  };
  for (const { name, missing } of rows) {
    const code = codeOf[missing] ?? `${missing.replace(/s$/, '')}_not_found`;
    expect({ name, code: missingOf(name)?.code }).toEqual({ name, code });
  }
});

it('says of a row that refers to something deleted what was deleted', async () => {
  const { database } = academy;
  const [lesson] = await insertCurriculum(database, await insertCourse(database), { One: ['Hello'] });
  const userId = await insertUser(database);
  const app = fastify();
  handleErrors(app);
  app.post<{ Body: { userId: string; lessonId: string } }>('/', async ({ body }) => {
    await database.db.insert(notes).values({ ...body, content: 'Mine' });
    return {};
  });
  const answerTo = async (body: object) => {
    const { statusCode, body: text } = await app.inject({ method: 'POST', url: '/', payload: body });
    return { status: statusCode, body: JSON.parse(text) as unknown };
  };
  expect(await answerTo({ userId, lessonId: newId() })).toEqual({
    status: 404,
    body: { message: 'Lesson not found', code: 'lesson_not_found' },
  });
  expect(await answerTo({ userId: newId(), lessonId: lesson?.id })).toEqual({
    status: 404,
    body: { message: 'User not found', code: 'user_not_found' },
  });
  await app.close();
});
