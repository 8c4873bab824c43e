import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addSecretTo, replaceSecretFile } from './secret-file.ts';
import { openSecrets, readSecrets } from './secrets.ts';

const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'academy-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const settings = (secret: string | null, ...oldSecrets: string[]) => ({ dataDir, secret, oldSecrets });

describe('the secrets of an academy', () => {
  it('are those of the settings, and the data folder is left alone', async () => {
    const secrets = await openSecrets(settings(one, two));
    expect(secrets.all).toEqual([one, two]);
    expect(readSecrets(settings(null))).toBeNull();
  });

  it('are those of the data folder otherwise, and after them what the settings add', async () => {
    await openSecrets(settings(null));
    await replaceSecretFile(dataDir, [one, two]);
    expect((await openSecrets(settings(null, three))).all).toEqual([one, two, three]);
  });

  it('are tried from the newest on', async () => {
    const tried: string[] = [];
    const secrets = await openSecrets(settings(one, two, three));
    const found = secrets.find((secret) => {
      tried.push(secret);
      return secret === two ? 'found' : null;
    });
    expect({ found, tried }).toEqual({ found: 'found', tried: [one, two] });
  });

  it('are read again when none fits, so that a running process follows a change of the file', async () => {
    const secrets = await openSecrets(settings(null));
    const [first] = secrets.all;
    const [second] = await addSecretTo(dataDir);
    const find = (wanted: string) => secrets.find((secret) => (secret === wanted ? secret : null));
    expect(find(first)).toBe(first);
    expect(secrets.newest).toBe(first);
    expect(find(second)).toBe(second);
    expect(secrets.newest).toBe(second);
    expect(find('another')).toBeNull();
  });

  it('are kept while the file cannot be read', async () => {
    const secrets = await openSecrets(settings(null));
    const [first] = secrets.all;
    await rm(path.join(dataDir, 'secret'));
    expect(secrets.find(() => null)).toBeNull();
    await writeFile(path.join(dataDir, 'secret'), 'cut');
    expect(secrets.find(() => null)).toBeNull();
    expect(secrets.newest).toBe(first);
  });
});
