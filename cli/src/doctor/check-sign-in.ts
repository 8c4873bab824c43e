import type { Config } from '@academy/platform/config.ts';
import { openSettingOf, signInModeOf, whatOpensSignIn } from '@academy/platform/sign-in-mode.ts';
import { discoverIssuer } from './discover-issuer.ts';
import { type Finding, good, problem, reasonOf, warning } from './finding.ts';

type SignInConfig = Parameters<typeof signInModeOf>[0] & Pick<Config, 'oidcIssuer' | 'adminEmails'>;

export async function checkSignIn(config: SignInConfig): Promise<Finding> {
  switch (signInModeOf(config)) {
    case 'provider':
      return checkProvider(config);
    case 'demo':
      return checkDemo(config);
    case 'none':
      return problem(
        'sign-in',
        `nobody can sign in: ${openSettingOf(config)}, and the built-in one is for this machine alone`,
        `To open it, ${whatOpensSignIn}. OIDC_ISSUER with them is for another provider.`,
      );
  }
}

function checkDemo(config: SignInConfig): Finding {
  const openSetting = openSettingOf(config);
  if (openSetting !== null) {
    return problem(
      'sign-in',
      `the built-in one, though ${openSetting}: anybody can be anybody, admins too`,
      'Remove ACADEMY_DEMO_SIGN_IN, and set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
    );
  }
  if (config.demoSignIn) {
    return warning(
      'sign-in',
      'the built-in one, without passwords: anybody can be anybody who gets here through a proxy, admins too',
      'Remove ACADEMY_DEMO_SIGN_IN: on your own machine the built-in sign-in needs no setting.',
    );
  }
  return good(
    'sign-in',
    'the built-in one, without passwords, for this machine alone: it refuses what comes through a proxy',
  );
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
