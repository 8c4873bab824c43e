import type { SigningKeySeal } from '@academy/platform/certificates/signing-keys.ts';
import type { SealCounts } from '@academy/platform/videos/content-key.ts';
import { counted } from '../backup/readable-size.ts';

export interface SecretUse {
  readonly olderSecrets: number;
  /** Whether a process runs that began before the present secret, as far as that can be known. */
  readonly hasOlderProcess: boolean;
  readonly videos: SealCounts;
  readonly signingKey: SigningKeySeal;
  readonly webhooks: SealCounts;
  readonly sessions: { readonly newest: number; readonly older: number };
}

/** What needs which secret, and what to do next. The file is null where the secret is one of the settings. */
export function statusOf(use: SecretUse, file: string | null): string {
  const { olderSecrets, videos, webhooks, sessions } = use;
  return [
    `The secret is ${file === null ? 'ACADEMY_SECRET of the settings' : `in ${file}`}; ${olderSecrets === 0 ? 'no older one is read' : `${counted(olderSecrets, 'older one is', 'older ones are')} still read`}`,
    `  videos    ${videos.newest} locked with it, ${videos.older} with an older one, ${videos.unopened} with one that is not given`,
    ...(use.signingKey === 'none'
      ? []
      : [`  signing   the key of certificates is sealed with ${sealedWith[use.signingKey]}`]),
    ...(webhooks.newest + webhooks.older + webhooks.unopened === 0
      ? []
      : [
          `  webhooks  ${webhooks.newest} sealed with it, ${webhooks.older} with an older one, ${webhooks.unopened} with one that is not given`,
        ]),
    `  sessions  ${sessions.newest} with tokens of it, ${sessions.older} of an older one`,
    nextStep(use, file),
  ].join('\n');
}

const sealedWith = { newest: 'it', older: 'an older one', unopened: 'one that is not given' } as const;

export const resealNext = 'Next: npm run academy -- secret reseal';
/** What comes next while there are processes that do not use the newest secret yet. */
export const restartFirst =
  'Next: restart the academy and every worker, and then npm run academy -- secret reseal';

export const lockedSigningKey =
  'No certificate can be signed: add the secret of then to ACADEMY_OLD_SECRETS, or sign with a new key (certificate-key rotate).';

function nextStep(use: SecretUse, file: string | null): string {
  const { olderSecrets, videos, webhooks, sessions, signingKey } = use;
  if (videos.unopened > 0) {
    return `${counted(videos.unopened, 'video', 'videos')} cannot be played: add the secret of then to ACADEMY_OLD_SECRETS.`;
  }
  if (signingKey === 'unopened') return lockedSigningKey;
  if (olderSecrets > 0 && use.hasOlderProcess) return restartFirst;
  if (videos.older > 0 || webhooks.older > 0 || signingKey === 'older') return resealNext;
  if (olderSecrets === 0) {
    return `To change it: ${file === null ? 'see "Changing the secret" in docs/operations.md' : 'npm run academy -- secret rotate'}`;
  }
  if (sessions.older > 0) {
    return `Without the older secret ${counted(sessions.older, 'session', 'sessions')} would end. Each gets new tokens when it is used: none needs it after 30 days.`;
  }
  return `Nothing needs the older secret any more. Next: ${file === null ? 'remove ACADEMY_OLD_SECRETS on every machine' : 'npm run academy -- secret forget'}`;
}
