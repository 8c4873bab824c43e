import type { Config } from '@academy/platform/config.ts';
import { isLoopback } from '@academy/platform/loopback-address.ts';
import { signInModeOf } from '@academy/platform/sign-in-mode.ts';
import { discoverIssuer } from './discover-issuer.ts';
import { type Finding, good, problem, reasonOf, warning } from './finding.ts';

type SignInConfig = Pick<
  Config,
  'apiOrigin' | 'demoSignIn' | 'google' | 'oidcIssuer' | 'publicUrl' | 'adminEmails'
>;

export async function checkSignIn(config: SignInConfig): Promise<Finding> {
  switch (signInModeOf(config)) {
    case 'provider':
      return checkProvider(config);
    case 'demo':
      if (isLoopback(config.publicUrl)) {
        return good('sign-in', 'the built-in one, without passwords, which is fine on your own machine');
      }
      return problem(
        'sign-in',
        `the built-in one on ${config.publicUrl}: anybody can be anybody, admins too`,
        'Remove ACADEMY_DEMO_SIGN_IN, and set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
      );
    case 'none':
      return problem(
        'sign-in',
        'nobody can sign in',
        'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER with them for another provider.',
      );
  }
}

async function checkProvider({
  oidcIssuer,
  apiOrigin,
  publicUrl,
  adminEmails,
}: SignInConfig): Promise<Finding> {
  try {
    await discoverIssuer(new URL(oidcIssuer));
  } catch (error) {
    return problem(
      'sign-in',
      `${oidcIssuer} cannot be used: ${reasonOf(error)}`,
      'Check OIDC_ISSUER, and that this machine reaches it.',
    );
  }
  const callback = `${apiOrigin ?? publicUrl}/api/auth/callback`;
  if (adminEmails.length === 0) {
    return warning(
      'sign-in',
      `through ${oidcIssuer}, which must know ${callback}; nobody becomes an admin`,
      'Set ADMIN_EMAILS, or run: npm run academy -- role <email> admin',
    );
  }
  return good('sign-in', `through ${oidcIssuer}, which must know ${callback}`);
}
