import type { Config } from '@academy/platform/config.ts';
import { openSettingOf, signInModeOf, whatOpensSignIn } from '@academy/platform/sign-in-mode.ts';
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

const LONGEST_MS = 5_000;

/**
 * Asks a provider for what signing in needs, and throws what would keep users from it. As strict as the server's own
 * library: no redirects, and the provider's own name must be the one in the settings, to the last slash.
 */
async function discoverIssuer(issuer: URL): Promise<void> {
  // The setting may be the address of the document itself, which then is taken at its word.
  const isDocument = issuer.href.includes('/.well-known/');
  const answer = await fetch(isDocument ? issuer : documentOf(issuer), {
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (answer.status !== 200) throw new Error(`it answers ${answer.status}`);
  const name = issuerIn(await answer.json());
  if (name === null) throw new Error('it does not say what it calls itself');
  if (!isDocument && new URL(name).href !== issuer.href) {
    throw new Error(`it calls itself ${JSON.stringify(name)}, and has to be called so here to the letter`);
  }
}

function documentOf(issuer: URL): URL {
  const document = new URL(issuer);
  document.pathname = `${issuer.pathname}/.well-known/openid-configuration`.replace('//', '/');
  return document;
}

function issuerIn(discovery: unknown): string | null {
  if (typeof discovery !== 'object' || discovery === null || !('issuer' in discovery)) return null;
  return typeof discovery.issuer === 'string' && URL.canParse(discovery.issuer) ? discovery.issuer : null;
}
