import { buildDidDocument, didOf } from '@academy/contract/certificates/did-web.ts';
import {
  listPublicKeys,
  openSigningKey,
  type PublicKey,
  rotateSigningKey,
  SigningKeyLocked,
} from '@academy/platform/certificates/signing-keys.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { Problem } from '../command.ts';
import { withConnection } from '../database/with-database.ts';
import { requireAcademy } from '../secret/require-academy.ts';

export async function runCertificateKey(config: Config, action: 'show' | 'did' | 'rotate'): Promise<number> {
  const secrets = await requireAcademy(config);
  return withConnection(config, async (database) => {
    const keys =
      action === 'rotate' ? await rotateSigningKey(database, secrets) : await currentKeys(database, secrets);
    const did = didOf(config.publicUrl);
    console.log(action === 'did' ? JSON.stringify(buildDidDocument(did, keys), null, 2) : told(did, keys));
    return 0;
  });
}

/** Makes the first one, so that what is printed is what will sign. */
async function currentKeys({ db }: Database, secrets: Secrets): Promise<PublicKey[]> {
  try {
    await openSigningKey(db, secrets);
  } catch (error) {
    if (!(error instanceof SigningKeyLocked)) throw error;
    throw new Problem(
      `${error.message} Add it to ACADEMY_OLD_SECRETS. If it is lost, sign with a new key from now on: npm run academy -- certificate-key rotate`,
    );
  }
  return listPublicKeys(db);
}

function told(did: string, keys: readonly PublicKey[]): string {
  const lines = keys.map(
    ({ x, createdAt, retiredAt }) =>
      `  ${x}  ${retiredAt === null ? `current, since ${day(createdAt)}` : `older, until ${day(retiredAt)}`}`,
  );
  return [`${did} signs certificates with`, ...lines].join('\n');
}

const day = (date: Date): string => date.toISOString().slice(0, 10);
