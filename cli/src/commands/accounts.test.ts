import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditEntries } from '@academy/platform/database/schema/audit.ts';
import { identities, sessions, users } from '@academy/platform/database/schema/users.ts';
import { newId } from '@academy/platform/ids.ts';
import { readOrMakeSecretFile } from '@academy/platform/secret-file.ts';
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
  // As the first start does.
  await readOrMakeSecretFile(folder);
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

const settings = () => ({ ACADEMY_DATA: folder, DATABASE_URL: test.connectionString });

function run(...args: string[]) {
  return academyCommand(args, settings()).ended;
}

/** The same academy once it went live, where the built-in sign-in is off. */
function runLive(...args: string[]) {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  return academyCommand(args, { ...settings(), ...google, PUBLIC_URL: 'https://academy.example' }).ended;
}

async function accountsOf(email: string) {
  return test.database.db
    .select({ id: users.id, role: users.role, issuer: identities.issuer })
    .from(users)
    .innerJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.email, email))
    .orderBy(users.createdAt);
}

describe('the commands for accounts', () => {
  it('signs a new account in and prints nothing but its Cookie header', async () => {
    const { code, stdout, stderr } = await run('session', '--new', 'script@example.com');
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

  it('signs nobody in before there is an academy, so that its first start finds nobody and loads the demo', async () => {
    const fresh = await mkdtemp(path.join(folder, 'fresh-'));
    expect(
      await academyCommand(['session', '--new', 'early@example.com'], { ACADEMY_DATA: fresh }).ended,
    ).toEqual({
      ...{ code: 1, stdout: '' },
      stderr: `There is no academy in ${fresh}: set ACADEMY_DATA to its folder, or start the academy first.\n`,
    });
    expect(await readdir(fresh)).toEqual([]);
  });

  it('makes no account of a mistyped address', async () => {
    await run('session', '--new', 'known@example.com');
    expect(await run('session', 'known@example.com')).toMatchObject({ code: 0, stderr: '' });
    expect(await run('session', 'konwn@example.com')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no account with the email address konwn@example.com. To make one, say --new.\n',
    });
    expect(await accountsOf('konwn@example.com')).toEqual([]);
  });

  it('knows the accounts that the built-in sign-in offers, while that is on', async () => {
    expect(await runLive('session', 'student@example.com')).toMatchObject({ code: 1, stdout: '' });
    expect(await run('session', 'student@example.com')).toMatchObject({ code: 0, stderr: '' });
  });

  it('signs in each address of the input, and stops at a line that is no address', async () => {
    const input = 'one@example.com\ntwo@example.com\n';
    const both = await academyCommand(['session', '--new', '-'], settings(), { input }).ended;
    expect(both).toMatchObject({ code: 0, stderr: '' });
    expect(both.stdout.match(/^academy_access=\S+;/gm)).toHaveLength(2);
    const { code, stdout, stderr } = await academyCommand(['session', '-'], settings(), {
      input: 'one@example.com\nno one',
    }).ended;
    expect(code).toBe(2);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toMatch(/^"no one" is not an email address\./);
  });

  it('gives an account a role', async () => {
    await run('session', '--new', 'teacher@example.com');
    expect(await run('role', 'Teacher@example.com', 'creator')).toMatchObject({
      code: 0,
      stdout: 'Teacher@example.com is creator now.\n',
    });
    const [user] = await test.database.db.select().from(users).where(eq(users.email, 'teacher@example.com'));
    expect(user?.role).toBe('creator');
  });

  it('takes the role of an admin from everybody but the last one', async () => {
    for (const name of ['head', 'deputy']) {
      await run('session', '--new', `${name}@example.com`);
      await run('role', `${name}@example.com`, 'admin');
    }
    expect(await run('role', 'deputy@example.com', 'student')).toMatchObject({ code: 0 });
    expect(await run('role', 'head@example.com', 'creator')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'head@example.com is the last admin of the academy. First make someone else one: npm run academy -- role <email> admin\n',
    });
    expect(await accountsOf('head@example.com')).toMatchObject([{ role: 'admin' }]);
    expect(await run('role', 'head@example.com', 'admin')).toMatchObject({ code: 0 });
  });

  it('signs an account out everywhere', async () => {
    await run('session', '--new', 'leaving@example.com');
    await run('session', '--new', 'leaving@example.com');
    expect((await run('sign-out', 'leaving@example.com')).stdout).toContain('2 sessions ended');
    const { db } = test.database;
    const [user] = await db.select().from(users).where(eq(users.email, 'leaving@example.com'));
    const open = await db.select().from(sessions).where(isNull(sessions.revokedAt));
    expect(open.some((session) => session.userId === user?.id)).toBe(false);
  });

  it('signs nobody in whose account is blocked', async () => {
    await run('session', '--new', 'blocked@example.com');
    const account = eq(users.email, 'blocked@example.com');
    await test.database.db.update(users).set({ blockedAt: new Date() }).where(account);
    expect(await run('session', 'blocked@example.com')).toEqual({
      ...{ code: 1, stdout: '', stderr: 'The account of blocked@example.com is blocked.\n' },
    });
  });

  it('writes down what it did to an account, as nobody’s deed', async () => {
    await run('session', '--new', 'audited@example.com');
    await run('role', 'audited@example.com', 'creator');
    await run('sign-out', 'audited@example.com');
    const [account] = await accountsOf('audited@example.com');
    const entries = await test.database.db
      .select({ action: auditEntries.action, actorId: auditEntries.actorId, facts: auditEntries.facts })
      .from(auditEntries)
      .where(eq(auditEntries.personId, account?.id ?? ''))
      .orderBy(auditEntries.id);
    expect(entries).toEqual([
      { action: 'role_changed', actorId: null, facts: { from: 'student', to: 'creator' } },
      { action: 'signed_out_everywhere', actorId: null, facts: { sessions: 1 } },
    ]);
  });

  it('gives no role to an account of the built-in sign-in while that is off', async () => {
    await run('session', '--new', 'demo@example.com');
    expect(await runLive('role', 'demo@example.com', 'admin')).toMatchObject({
      code: 1,
      stderr:
        'The account of demo@example.com is one of the built-in sign-in, which is off, so it counts for nothing.\n',
    });
    expect(await accountsOf('demo@example.com')).toMatchObject([{ role: 'student' }]);
  });

  it('signs in an account that counts, also where one of the built-in sign-in has the address', async () => {
    await run('session', '--new', 'both@example.com');
    expect(await runLive('session', '--new', 'both@example.com')).toMatchObject({ code: 0, stderr: '' });
    await runLive('session', '--new', 'both@example.com');
    const accounts = await accountsOf('both@example.com');
    expect(accounts.map(({ issuer }) => issuer)).toEqual(['urn:academy:demo', 'urn:academy:command-line']);
    const made = await test.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, accounts[1]?.id ?? ''));
    expect(made).toHaveLength(2);
    expect((await runLive('sign-out', 'both@example.com')).stdout).toContain('3 sessions ended');
  });

  it('takes back what ADMIN_EMAILS gave, until the next sign-in', async () => {
    await run('session', '--new', 'listed@example.com');
    const { db } = test.database;
    const other = { id: newId(), name: 'Other', username: 'other', email: 'other@example.com' };
    await db.insert(users).values({ ...other, role: 'admin' });
    const account = eq(users.email, 'listed@example.com');
    await db.update(users).set({ isListedAdmin: true }).where(account);
    const listed = { ...settings(), ADMIN_EMAILS: 'Listed@example.com' };
    const { stdout } = await academyCommand(['role', 'listed@example.com', 'student'], listed).ended;
    expect(stdout).toBe(
      'listed@example.com is student now.\nADMIN_EMAILS names it: it is an admin again from its next sign-in on.\n',
    );
    expect((await db.select().from(users).where(account))[0]).toMatchObject({
      ...{ role: 'student', isListedAdmin: false },
    });
  });

  it.each([
    [['role', 'nobody@example.com', 'admin'], 1, /^Nobody with the email address nobody@example.com/],
    [
      ['role', 'teacher@example.com', 'king'],
      2,
      /^The role is "king" but must be one of student, creator, admin\./,
    ],
    [['session', 'nonsense'], 2, /^"nonsense" is not an email address\./],
    [['session'], 2, /^Say <email>\./],
    [['sign-out', '--all'], 2, /^Unknown option '--all'\./],
  ])('answers %j with a sentence', async (args, code, sentence) => {
    const ended = await run(...args);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toMatch(sentence);
  });
});
