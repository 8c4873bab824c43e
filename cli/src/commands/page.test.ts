import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { schoolPages } from '@academy/platform/database/schema/school.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyCommand } from '../testing/academy-command.ts';

let test: TestDatabase;
let folder: string;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'academy-pages-'));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

function page(words: readonly string[], input = '') {
  const settings = { ACADEMY_DATA: folder, DATABASE_URL: test.connectionString, INIT_CWD: folder };
  return academyCommand(['page', ...words], settings, { input }).ended;
}

async function file(name: string, content: string | Buffer): Promise<string> {
  const written = path.join(folder, name);
  await writeFile(written, content);
  return written;
}

const stored = () =>
  test.database.db.select({ page: schoolPages.page, language: schoolPages.language }).from(schoolPages);

describe('academy page', () => {
  it('prints a page, writes it from a file and prints that, in two languages', async () => {
    const { stdout: starting } = await page(['terms']);
    expect(starting).toContain('## Your account');
    const written = await page(['terms', await file('terms.md', '# Our terms\n')]);
    expect(written).toEqual({
      code: 0,
      stdout: 'The page terms is written in en. It is at /terms.\n',
      stderr: '',
    });
    await page(['terms', '-', '--language', 'bn'], '# আমাদের শর্ত\n');
    expect(await page(['terms'])).toEqual({ code: 0, stdout: '# Our terms\n', stderr: '' });
    expect((await page(['terms', '--language', 'bn'])).stdout).toBe('# আমাদের শর্ত\n');
    expect(await stored()).toHaveLength(2);
    await page(['terms', '--remove']);
    await page(['terms', '--remove', '--language', 'bn']);
    expect((await page(['terms'])).stdout).toBe(starting);
  });

  it('means a relative file from where it was typed', async () => {
    await file('typed.md', '# Typed here\n');
    expect(await page(['about', 'typed.md'])).toMatchObject({ code: 0, stderr: '' });
    expect((await page(['about'])).stdout).toBe('# Typed here\n');
    await page(['about', '--remove']);
  });

  it('writes nothing of what is no page', async () => {
    const wrong: [string[], number, RegExp][] = [
      [['imprint'], 2, /^The page is "imprint" but must be one of terms, privacy, about\./],
      [[], 2, /^Say <page>, and after it \[file\] or nothing\./],
      [['terms', 'a.md', 'b.md'], 2, /^Say <page>/],
      [['terms', '--language', 'xx'], 2, /^The language is "xx"/],
      [['terms', 'a.md', '--remove'], 2, /^Say \[file\] or --remove/],
      [['terms', path.join(folder, 'missing.md')], 1, /cannot be read/],
      [['terms', await file('empty.md', ' \n')], 1, /is empty/],
      [['terms', await file('long.md', 'a'.repeat(100_001))], 1, /at most 100000/],
      [['terms', await file('picture.md', Buffer.from([0xff, 0xd8, 0xff]))], 1, /not text in UTF-8/],
    ];
    for (const [words, code, sentence] of wrong) {
      const ended = await page(words);
      expect(ended.code).toBe(code);
      expect(ended.stderr).toMatch(sentence);
    }
    expect(await stored()).toEqual([]);
  });
});
