import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import * as accessTokens from './access-tokens.ts';
import * as audit from './audit.ts';
import * as captions from './captions.ts';
import * as certificates from './certificates.ts';
import * as chats from './chats.ts';
import * as courseFolders from './course-folders.ts';
import * as courses from './courses.ts';
import * as curriculum from './curriculum.ts';
import * as insight from './insight.ts';
import * as invitations from './invitations.ts';
import * as learning from './learning.ts';
import * as leaving from './leaving.ts';
import * as notices from './notices.ts';
import * as preflight from './preflight.ts';
import * as quizzes from './quizzes.ts';
import * as resources from './resources.ts';
import * as reviews from './reviews.ts';
import * as school from './school.ts';
import * as schoolSettings from './school-settings.ts';
import * as users from './users.ts';
import * as videos from './videos.ts';
import * as watching from './watching.ts';
import * as webhooks from './webhooks.ts';

const tables = Object.values({
  ...users,
  ...courses,
  ...courseFolders,
  ...curriculum,
  ...learning,
  ...quizzes,
  ...reviews,
  ...school,
  ...schoolSettings,
  ...resources,
  ...certificates,
  ...videos,
  ...captions,
  ...watching,
  ...chats,
  ...audit,
  ...notices,
  ...invitations,
  ...insight,
  ...accessTokens,
  ...webhooks,
  ...leaving,
  ...preflight,
}).filter((value) => is(value, PgTable));

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('describes the very tables and columns that the migrations make', async () => {
  const { rows } = await test.database.pool.query<{ table_name: string; columns: string[] }>(
    `SELECT table_name, array_agg(column_name || ' ' || is_nullable ORDER BY column_name)::text[] AS columns
     FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name ORDER BY table_name`,
  );
  const made = Object.fromEntries(rows.map(({ table_name, columns }) => [table_name, columns.toSorted()]));
  const described = Object.fromEntries(
    tables.map((table) => [
      getTableConfig(table).name,
      Object.values(getTableColumns(table))
        .map((column) => `${column.name} ${column.notNull || column.primary ? 'NO' : 'YES'}`)
        .toSorted(),
    ]),
  );
  expect(described).toEqual(made);
});

it('can select every described column', async () => {
  for (const table of tables)
    await expect(test.database.db.select().from(table).limit(1)).resolves.toEqual([]);
});
