import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { buildDidDocument } from '@academy/contract/certificates/did-web.ts';
import {
  did,
  newTestKey,
  signedCertificate,
  signedList,
  type TestKey,
} from '@academy/contract/certificates/testing/signed-credential.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyCommand } from '../testing/academy-command.ts';

let folder: string;
let test: TestDatabase;
let [current, older, strange]: TestKey[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'academy-verify-'));
  test = await createTestDatabase();
  [current, older, strange] = await Promise.all([newTestKey(), newTestKey(), newTestKey()]);
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

async function kept(name: string, content: string | Buffer): Promise<string> {
  await writeFile(path.join(folder, name), content);
  return path.join(folder, name);
}
/** On a machine that has no academy. */
const verify = (...args: string[]) =>
  academyCommand(['verify', ...args], { ACADEMY_DATA: path.join(folder, 'none'), INIT_CWD: folder }).ended;
const keyOf = (key: TestKey | undefined) => key ?? { x: '', privateKey: {} as CryptoKey };

describe('academy verify', () => {
  it('tells a good certificate from every other one, by its words and by its exit code', async () => {
    const keys = [keyOf(current), keyOf(older)].map(({ x }) => ({ thumbprint: x.slice(0, 8), x }));
    const trust = ['--did', await kept('did.json', JSON.stringify(buildDidDocument(did, keys)))];
    const good = await signedCertificate(keyOf(current));
    const list = await kept('list.jwt', await signedList(keyOf(current), [94_567]));
    const foreign = { did: 'did:web:other.example.org', name: 'Other', url: 'https://other.example.org' };
    const told: Record<string, unknown> = {};
    for (const [name, text, ...more] of [
      ['good', good, ...trust],
      ['older', await signedCertificate(keyOf(older)), ...trust],
      ['altered', `${good.slice(0, -3)}abc`, ...trust],
      ['forged', await signedCertificate(keyOf(strange)), ...trust],
      ['foreign', await signedCertificate(keyOf(strange), { issuer: foreign }), ...trust],
      ['revoked', good, ...trust, '--status-list', list],
      ['unproven', good],
      ['by key', good, '--issuer-key', keyOf(current).x],
      ['malformed', 'Hello', ...trust],
    ] as const) {
      const { code, stdout, stderr } = await verify(await kept(`${name}.jwt`, text), ...more);
      expect(stderr).toBe('');
      told[name] = [code, stdout.split(':')[0]];
      if (name === 'older') expect(stdout).toContain('signed by an older key of the academy');
      if (name === 'good') expect(stdout).toMatch(/name +আনিকা রহমান\n +course +Weaving\n/);
      expect(stdout).not.toContain('printed');
    }
    expect(told).toMatchObject({
      ...{ good: [0, 'GOOD'], older: [0, 'GOOD'], 'by key': [0, 'GOOD'], unproven: [3, 'NOT PROVEN'] },
      ...{ altered: [4, 'ALTERED'], forged: [5, 'FORGED'], revoked: [6, 'REVOKED'] },
      ...{
        foreign: [7, 'OF ANOTHER ACADEMY'],
        malformed: [9, expect.stringContaining('has no certificate in it')],
      },
    });
  });

  it('reads it out of a PDF, and keeps a terminal safe from what it says', async () => {
    const text = await signedCertificate(keyOf(current), { name: 'Anika\u001b[2J\u202e' });
    const pdf = Buffer.from(
      `%PDF-1.7\n<</Type /EmbeddedFile>>\nstream\n${deflateSync(text).toString('latin1')}\nendstream`,
      'latin1',
    );
    const { code, stdout } = await verify(await kept('a.pdf', pdf), '--issuer-key', keyOf(current).x);
    expect(code).toBe(0);
    expect(stdout).toContain('Anika[2J\n');
    // Anybody can print another name over the page, which is not signed.
    expect(stdout).toMatch(/printed +not checked/);
  });

  it('means relative files from where it was typed', async () => {
    const { x } = keyOf(current);
    await kept('typed.jwt', await signedCertificate(keyOf(current)));
    await kept('typed-did.json', JSON.stringify(buildDidDocument(did, [{ thumbprint: x.slice(0, 8), x }])));
    await kept('typed-list.jwt', await signedList(keyOf(current), [94_567]));
    const trust = ['--did', 'typed-did.json'];
    expect(await verify('typed.jwt', ...trust)).toMatchObject({ code: 0, stderr: '' });
    const listed = await verify('typed.jwt', ...trust, '--status-list', 'typed-list.jwt');
    expect(listed).toMatchObject({ code: 6, stderr: '' });
  });

  it('says in one sentence what it cannot read or reach', async () => {
    const file = await kept('good.jwt', await signedCertificate(keyOf(current)));
    expect(await verify(path.join(folder, 'nothing'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/nothing cannot be read\.\n$/),
    });
    expect(await verify(file, '--issuer-key', 'abc')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is no Ed25519 key'),
    });
    expect(await verify(file, '--did', file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no key for certificates in'),
    });
    expect(await verify(file, '--did', file, '--issuer-key', 'abc')).toMatchObject({ code: 2 });
  });
});

describe('academy certificate-key', () => {
  const run = (...args: string[]) =>
    academyCommand(args, {
      ACADEMY_DATA: folder,
      DATABASE_URL: test.connectionString,
      ACADEMY_SECRET: 's'.repeat(40),
    }).ended;

  it('makes the key, prints it as did.json, and signs with a new one while the older one stays published', async () => {
    const before = JSON.parse((await run('certificate-key', 'did')).stdout);
    expect(before).toMatchObject({ id: 'did:web:localhost%3A3000', verificationMethod: [{}] });
    expect((await run('certificate-key', 'rotate')).stdout).toMatch(/current, since .*\n.*older, until /);
    const after = JSON.parse((await run('certificate-key', 'did')).stdout);
    expect(after.verificationMethod).toHaveLength(2);
    expect(after.verificationMethod[1]).toEqual(before.verificationMethod[0]);
    const { rows } = await test.database.pool.query(
      'SELECT sealed_key FROM signing_keys WHERE retired_at IS NOT NULL',
    );
    expect(rows).toEqual([{ sealed_key: null }]);
    // The keys of the academy of these settings are believed without further ado.
    const file = await kept('stranger.jwt', await signedCertificate(keyOf(strange)));
    expect(await run('verify', file)).toMatchObject({
      code: 7,
      stdout: expect.stringContaining('the keys of the academy of these settings'),
    });
  });

  it('says what to do when no secret opens the key', async () => {
    const wrong = {
      ACADEMY_DATA: folder,
      DATABASE_URL: test.connectionString,
      ACADEMY_SECRET: 'w'.repeat(40),
    };
    expect(await academyCommand(['certificate-key', 'show'], wrong).ended).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('ACADEMY_OLD_SECRETS'),
    });
    expect(await academyCommand(['secret', 'status'], wrong).ended).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('No certificate can be signed'),
    });
    const [newest, old] = ['n'.repeat(40), 's'.repeat(40)];
    const both = { ...wrong, ACADEMY_SECRET: newest, ACADEMY_OLD_SECRETS: old };
    expect((await academyCommand(['secret', 'reseal'], both).ended).stdout).toContain(
      'The key of certificates is sealed with the newest secret.',
    );
    expect(
      await academyCommand(['certificate-key', 'show'], { ...wrong, ACADEMY_SECRET: newest }).ended,
    ).toMatchObject({ code: 0 });
  });
});
