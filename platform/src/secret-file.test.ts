import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addSecretTo, readOrMakeSecretFile, readSecretFile } from './secret-file.ts';

describe('the secret of the data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-secret-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('makes a secret once and finds it again', async () => {
    const dataDir = path.join(folder, 'not', 'there');
    const [secret] = await readOrMakeSecretFile(dataDir);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(await readOrMakeSecretFile(dataDir)).toEqual([secret]);
    expect(await readOrMakeSecretFile(path.join(folder, 'other'))).not.toEqual([secret]);
  });

  it('keeps it for the owner alone and leaves nothing else behind', async () => {
    await readOrMakeSecretFile(folder);
    expect(await readdir(folder)).toEqual(['secret']);
    expect((await stat(path.join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  });

  it('lets processes that start at once agree on one secret', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => readOrMakeSecretFile(folder)));
    expect(new Set(secrets.flat()).size).toBe(1);
  });

  it('refuses a secret that was shortened', async () => {
    await writeFile(path.join(folder, 'secret'), 'short');
    await expect(readOrMakeSecretFile(folder)).rejects.toThrow(/must be at least 32 characters long/);
  });

  it('gets a new secret first, with the same rights, and keeps those before it', async () => {
    const [first] = await readOrMakeSecretFile(folder);
    const [second] = await addSecretTo(folder);
    const all = await addSecretTo(folder);
    expect(all.slice(1)).toEqual([second, first]);
    expect(new Set(all).size).toBe(3);
    expect(readSecretFile(folder)).toEqual(all);
    expect(await readdir(folder)).toEqual(['secret']);
    expect((await stat(path.join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  });

  it('still reads one secret that was wrapped, through changes of it', async () => {
    const write = (...lines: string[]) => writeFile(path.join(folder, 'secret'), `${lines.join('\n')}\n`);
    const [long, longer, rest] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(24)] as const;
    await write(long, rest);
    expect(readSecretFile(folder)).toEqual([`${long}\n${rest}`]);
    const [newest] = await addSecretTo(folder);
    expect(readSecretFile(folder)).toEqual([newest, `${long}\n${rest}`]);

    await write(long, longer);
    expect(readSecretFile(folder)).toEqual([long, longer, `${long}\n${longer}`]);
    const all = await addSecretTo(folder);
    expect(all.slice(1)).toEqual([long, longer, `${long}\n${longer}`]);
    expect(readSecretFile(folder)).toEqual(all);
  });

  it('says so when the secret cannot be read', async () => {
    await mkdir(path.join(folder, 'secret'));
    await expect(readOrMakeSecretFile(folder)).rejects.toThrow(/EISDIR/);
  });
});
