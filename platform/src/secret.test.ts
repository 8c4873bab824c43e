import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadOrCreateSecret } from './secret.ts';

describe('loadOrCreateSecret', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-secret-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('makes a secret once and finds it again', async () => {
    const dataDir = path.join(folder, 'not', 'there');
    const secret = await loadOrCreateSecret(dataDir);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(await loadOrCreateSecret(dataDir)).toBe(secret);
    expect(await loadOrCreateSecret(path.join(folder, 'other'))).not.toBe(secret);
  });

  it('keeps it for the owner alone and leaves nothing else behind', async () => {
    await loadOrCreateSecret(folder);
    expect(await readdir(folder)).toEqual(['secret']);
    expect((await stat(path.join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  });

  it('lets processes that start at once agree on one secret', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => loadOrCreateSecret(folder)));
    expect(new Set(secrets).size).toBe(1);
  });

  it('refuses a secret that somebody shortened', async () => {
    await writeFile(path.join(folder, 'secret'), 'short');
    await expect(loadOrCreateSecret(folder)).rejects.toThrow(/must be at least 32 characters long/);
  });

  it('says so when the secret cannot be read', async () => {
    await mkdir(path.join(folder, 'secret'));
    await expect(loadOrCreateSecret(folder)).rejects.toThrow(/EISDIR/);
  });
});
