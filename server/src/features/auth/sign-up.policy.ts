import { signInSentences } from '@academy/contract/auth/sign-in-sentences.ts';
import { domainOfAddress } from '@academy/contract/school-settings/school-setting-rules.ts';
import type { SchoolSettings } from '@academy/contract/school-settings/school-settings.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { isInvited } from '@academy/platform/invitations/is-invited.ts';
import { IdentityRefusedError } from './identity-provider.ts';

type SignUpRules = Pick<SchoolSettings, 'signUp' | 'signUpDomains'>;
export type FindSignUpRules = (db: Queryable) => Promise<SignUpRules>;

/** For who has no account yet. Who was invited may come, but for where nobody may. */
export async function refuseSignUp(
  db: Queryable,
  email: string,
  { signUp, signUpDomains }: SignUpRules,
): Promise<void> {
  if (signUp === 'everybody') return;
  const domain = domainOfAddress(email);
  if (signUp === 'domains' && domain !== null && signUpDomains.includes(domain)) return;
  if (signUp !== 'nobody' && (await isInvited(db, email))) return;
  throw new IdentityRefusedError(sentenceOf[signUp], 'sign_up_closed');
}

const sentenceOf = {
  domains: signInSentences.signUpDomains,
  invited: signInSentences.signUpInvited,
  nobody: signInSentences.signUpNobody,
} as const;
