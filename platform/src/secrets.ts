import type { Config } from './config.ts';
import { readOrMakeSecretFile, readSecretFile, type SecretList } from './secret-file.ts';

/*
 * What tokens are made from and the keys of videos are sealed with. There may be several: everything new is made with the
 * newest, and what an older one made is still read.
 */

export interface Secrets {
  readonly newest: string;
  /** The newest first. */
  readonly all: SecretList;
  /** The first answer that is not null, of the newest secret on. */
  find<T>(attempt: (secret: string) => T | null): T | null;
}

type SecretConfig = Pick<Config, 'dataDir' | 'secret' | 'oldSecrets'>;

/** Of the settings, or else those of the data folder, where one is made if there is none. */
export async function openSecrets(config: SecretConfig): Promise<Secrets> {
  if (config.secret === null) await readOrMakeSecretFile(config.dataDir);
  const secrets = readSecrets(config);
  if (secrets === null) throw new Error(`The secret in ${config.dataDir} vanished while it was being read.`);
  return secrets;
}

/** The same, but null where there is none yet. */
export function readSecrets(config: SecretConfig): Secrets | null {
  const read = () => listOf(config);
  const first = read();
  return first === null ? null : createSecrets(first, read);
}

export function fixedSecrets(...all: SecretList): Secrets {
  return createSecrets(all, () => all);
}

function listOf({ dataDir, secret, oldSecrets }: SecretConfig): SecretList | null {
  const [newest, ...older] = secret === null ? (readSecretFile(dataDir) ?? []) : [secret];
  return newest === undefined ? null : [newest, ...older, ...oldSecrets];
}

/**
 * The file may get a newer secret while we run, and another process may have begun to use it. So when no secret fits,
 * it is looked whether there are others by now; otherwise a rotation would need every process to restart at once.
 */
function createSecrets(first: SecretList, readAgain: () => SecretList | null): Secrets {
  let all = first;
  const attemptAll = <T>(secrets: readonly string[], attempt: (secret: string) => T | null): T | null => {
    for (const secret of secrets) {
      const found = attempt(secret);
      if (found !== null) return found;
    }
    return null;
  };
  return {
    get newest() {
      return all[0];
    },
    get all() {
      return all;
    },
    find(attempt) {
      const found = attemptAll(all, attempt);
      if (found !== null) return found;
      const known = new Set<string>(all);
      all = orKeep(readAgain) ?? all;
      return attemptAll(
        all.filter((secret) => !known.has(secret)),
        attempt,
      );
    },
  };
}

/** A file that cannot be read for a moment is no reason to forget what was in it. */
function orKeep(readAgain: () => SecretList | null): SecretList | null {
  try {
    return readAgain();
  } catch {
    return null;
  }
}
