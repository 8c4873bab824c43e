import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { listApplied, readMigrations } from './migrations.ts';

it('processes that start together migrate once: the first does it, and the others wait', async () => {
  const empty = await createEmptyDatabase();
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(empty.directUrl)));
  expect(await listApplied(empty.database.pool)).toEqual(readMigrations().map(({ checksum }) => checksum));
  await empty.drop();
});
