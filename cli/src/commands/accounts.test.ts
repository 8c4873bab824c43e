import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sessions, users } from '@academy/platform/database/schema/users.ts';
import { hashToken } from '@academy/platform/sessions/session-tokens.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyCommand } from '../testing/academy-command.ts';

let test: TestDatabase;
let folder: string;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'academy-accounts-'));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

const settings = () => ({ ACADEMY_DATA: folder, DATABASE_URL: test.connectionString });

function run(...args: string[]) {
  return academyCommand(args, settings()).ended;
}

describe('the commands for accounts', { timeout: 60_000 }, () => {
  it('signs a new account in and prints nothing but its Cookie header', async () => {
    const { code, stdout, stderr } = await run('session', 'script@example.com');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^academy_access=\S+; academy_refresh=\S+; academy_fresh=1; academy_signed_in=1\n$/,
    );
    const access = /academy_access=([^;]+)/.exec(stdout)?.[1] ?? '';
    const { db } = test.database;
    const [session] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.accessHash, hashToken(access)));
    const [user] = await db.select().from(users).where(eq(users.email, 'script@example.com'));
    expect(session?.userId).toBe(user?.id);
  });

  it('signs in whoever the input names, a line each, and stops at a line that names nobody', async () => {
    const input = 'one@example.com\ntwo@example.com\n';
    const both = await academyCommand(['session', '-'], settings(), input).ended;
    expect(both).toMatchObject({ code: 0, stderr: '' });
    expect(both.stdout.match(/^academy_access=\S+;/gm)).toHaveLength(2);
    const { code, stdout, stderr } = await academyCommand(
      ['session', '-'],
      settings(),
      'one@example.com\nno one',
    ).ended;
    expect(code).toBe(2);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toMatch(/^"no one" is not an e-mail address\./);
  });

  it('gives an account a role', async () => {
    await run('session', 'teacher@example.com');
    expect(await run('role', 'Teacher@example.com', 'creator')).toMatchObject({
      code: 0,
      stdout: 'Teacher@example.com is creator now.\n',
    });
    const [user] = await test.database.db.select().from(users).where(eq(users.email, 'teacher@example.com'));
    expect(user?.role).toBe('creator');
  });

  it('signs an account out everywhere', async () => {
    await run('session', 'leaving@example.com');
    await run('session', 'leaving@example.com');
    expect((await run('sign-out', 'leaving@example.com')).stdout).toContain('2 sessions ended');
    const { db } = test.database;
    const [user] = await db.select().from(users).where(eq(users.email, 'leaving@example.com'));
    const open = await db.select().from(sessions).where(isNull(sessions.revokedAt));
    expect(open.some((session) => session.userId === user?.id)).toBe(false);
  });

  it.each([
    [['role', 'nobody@example.com', 'admin'], 1, /^Nobody with the e-mail address nobody@example.com/],
    [
      ['role', 'teacher@example.com', 'king'],
      2,
      /^The role is "king" but must be one of student, creator, admin\./,
    ],
    [['session', 'nonsense'], 2, /^"nonsense" is not an e-mail address\./],
    [['session'], 2, /^Say <email>\./],
    [['sign-out', '--all'], 2, /^Unknown option '--all'\./],
  ])('answers %j with a sentence', async (args, code, sentence) => {
    const ended = await run(...args);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toMatch(sentence);
  });
});
