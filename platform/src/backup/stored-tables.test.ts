import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listStoredTables, parentsFirst } from './stored-tables.ts';

describe('the tables that are backed up', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  it('come after those that they refer to, without what the database computes', async () => {
    const client = new pg.Client({ connectionString: test.connectionString });
    await client.connect();
    const tables = await listStoredTables(client);
    await client.end();
    const names = tables.map(({ name }) => name);
    for (const [parent, child] of [
      ['users', 'courses'],
      ['courses', 'modules'],
      ['modules', 'lessons'],
      ['lessons', 'notes'],
      ['video_assets', 'video_renditions'],
      ['video_assets', 'caption_tracks'],
      ['lessons', 'caption_tracks'],
      ['caption_tracks', 'caption_cues'],
      ['video_assets', 'transcriptions'],
    ] as const) {
      expect(names.indexOf(parent)).toBeLessThan(names.indexOf(child));
    }
    const courses = tables.find(({ name }) => name === 'courses');
    expect(courses?.columns).toContain('title');
    expect(courses?.columns).not.toContain('search_text');
  });

  it('are all that the schema keeps: no sequence, no large object, no view with rows of its own', async () => {
    const { rows } = await test.database.pool.query(`
      SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('S', 'm', 'f')
      UNION ALL SELECT oid::text FROM pg_largeobject_metadata`);
    expect(rows).toEqual([]);
  });

  it('cannot refer to each other in a circle', () => {
    const tables = [{ name: 'hen' }, { name: 'egg' }];
    expect(() => parentsFirst(tables, (name) => [name === 'hen' ? 'egg' : 'hen'])).toThrow(
      /circle: hen, egg/,
    );
  });
});
