import { findSigningKeySeal, resealSigningKey } from '@academy/platform/certificates/signing-keys.ts';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { addSecretTo, readSecretFile, replaceSecretFile, secretFile } from '@academy/platform/secret-file.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { countSessions } from '@academy/platform/sessions/count-sessions.ts';
import { countSeals, resealContentKeys } from '@academy/platform/videos/content-key.ts';
import { countWebhookSeals, resealWebhooks } from '@academy/platform/webhooks/webhook-secret.ts';
import { createProgressLine } from '../backup/progress-line.ts';
import { counted } from '../backup/readable-size.ts';
import { Problem } from '../command.ts';
import { withConnection } from '../database/with-database.ts';
import { hasOlderProcess } from './older-process.ts';
import { requireAcademy } from './require-academy.ts';
import { lockedSigningKey, restartFirst, type SecretUse, statusOf } from './secret-status.ts';

export interface SecretOptions {
  /** With forget: sessions that have a token of an older secret may end. */
  readonly signOut: boolean;
}

/** Returns the exit code: 1 when there are keys that no secret opens. */
export async function runSecret(
  config: Config,
  action: 'status' | 'rotate' | 'reseal' | 'forget',
  { signOut }: SecretOptions,
): Promise<number> {
  const secrets = await requireAcademy(config);
  if (action === 'rotate') return rotate(config);
  return withConnection(config, async (database) => {
    switch (action) {
      case 'status':
        return tell(config, await countUse(config, database, secrets));
      case 'reseal':
        return reseal(database, secrets);
      case 'forget':
        return forget(config, await countUse(config, database, secrets), signOut);
    }
  });
}

async function countUse(config: Config, database: Database, secrets: Secrets): Promise<SecretUse> {
  const { db } = database;
  return {
    hasOlderProcess: await hasOlderProcess(config, database),
    olderSecrets: secrets.all.length - 1,
    videos: await countSeals(db, secrets),
    signingKey: await findSigningKeySeal(db, secrets),
    webhooks: await countWebhookSeals(db, secrets),
    sessions: await countSessions(db, secrets, new Date()),
  };
}

function tell(config: Config, use: SecretUse): number {
  console.log(statusOf(use, config.secret === null ? secretFile(config.dataDir) : null));
  return use.videos.unopened === 0 && use.signingKey !== 'unopened' ? 0 : 1;
}

async function rotate({ dataDir, secret }: Config): Promise<number> {
  if (secret !== null) {
    throw new Problem(
      'The secret is ACADEMY_SECRET of the settings, which only you can change: make another (openssl rand -base64 48), and see "Changing the secret" in docs/operations.md for the order of steps.',
    );
  }
  const [, ...older] = await addSecretTo(dataDir);
  console.log(
    [
      `A new secret is first in ${secretFile(dataDir)}; ${counted(older.length, 'older one is', 'older ones are')} still read.`,
      restartFirst,
    ].join('\n'),
  );
  return 0;
}

/** Stopped halfway, it is run again, and goes on. */
async function reseal({ db }: Database, secrets: Secrets): Promise<number> {
  const line = createProgressLine();
  const done = await resealContentKeys(db, secrets, ({ looked, resealed }) =>
    line.show('Sealing keys', `${counted(looked, 'video')} seen, ${counted(resealed, 'key')} sealed anew`),
  ).finally(() => line.end());
  const signingKey = await resealSigningKey(db, secrets);
  await resealWebhooks(db, secrets);
  const sealed = `${counted(done.resealed, 'key')} sealed anew`;
  if (done.unopened > 0) {
    console.error(
      `${sealed}, but ${counted(done.unopened, 'video is', 'videos are')} locked with a secret that is not given: add it to ACADEMY_OLD_SECRETS, and run this again.`,
    );
    return 1;
  }
  if (signingKey === 'unopened') {
    console.error(lockedSigningKey);
    return 1;
  }
  if (signingKey === 'older') console.log('The key of certificates is sealed with the newest secret.');
  console.log(
    `Every video is locked with the newest secret: ${sealed}, ${done.looked - done.resealed} had it already.`,
  );
  return 0;
}

async function forget(config: Config, use: SecretUse, signOut: boolean): Promise<number> {
  const { olderSecrets, videos, sessions } = use;
  if (olderSecrets === 0) throw new Problem('There is no older secret.');
  if (use.hasOlderProcess) {
    throw new Problem(
      'A process of the academy runs that began before the secret was changed, and locks videos with the older one. First restart the academy and every worker.',
    );
  }
  if (videos.older > 0) {
    throw new Problem(
      `${counted(videos.older, 'video is', 'videos are')} still locked with an older secret. First: npm run academy -- secret reseal`,
    );
  }
  if (use.webhooks.older > 0) {
    throw new Problem(
      `${counted(use.webhooks.older, 'webhook is', 'webhooks are')} still signed with what an older secret seals. First: npm run academy -- secret reseal`,
    );
  }
  if (use.signingKey === 'older') {
    throw new Problem(
      'The key of certificates is still sealed with an older secret. First: npm run academy -- secret reseal',
    );
  }
  if (sessions.older > 0 && !signOut) {
    throw new Problem(
      `${counted(sessions.older, 'session', 'sessions')} would end, having tokens of an older secret. Each gets new ones when it is used, and none needs it after 30 days; say --sign-out if they may end.`,
    );
  }
  const [newest, ...older] = (config.secret === null ? readSecretFile(config.dataDir) : null) ?? [];
  if (newest !== undefined && older.length > 0) {
    await replaceSecretFile(config.dataDir, [newest]);
    console.log(
      `${secretFile(config.dataDir)} has only the newest secret now. Restart the academy and every worker.`,
    );
  }
  if (config.oldSecrets.length > 0) {
    console.log('Nothing needs ACADEMY_OLD_SECRETS any more: remove it from the settings of every machine.');
  }
  return 0;
}
