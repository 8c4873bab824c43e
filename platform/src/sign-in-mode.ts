import type { Config } from './config.ts';
import { isLoopback, isLoopbackHost } from './loopback-address.ts';

/** How people sign in here: through Google or another provider, through the built-in one, or not at all. */
export type SignInMode = 'provider' | 'demo' | 'none';

export type SignInAddresses = Pick<Config, 'host' | 'publicUrl' | 'apiOrigin' | 'webOrigin'>;
type SignInSettings = SignInAddresses & Pick<Config, 'google' | 'demoSignIn'>;

export const whatOpensSignIn =
  'set PUBLIC_URL to the address that people type, with GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or ' +
  'ACADEMY_DEMO_SIGN_IN=1 for a demo in which anybody can be an admin';

export function signInModeOf(config: SignInSettings): SignInMode {
  if (config.google !== null) return 'provider';
  // The built-in sign-in asks for no password: where others can reach it, only if the operator says so.
  return config.demoSignIn || openSettingOf(config) === null ? 'demo' : 'none';
}

/** The first setting by which more than this machine reaches the academy, as "HOST is 0.0.0.0"; null for none. */
export function openSettingOf({ host, publicUrl, apiOrigin, webOrigin }: SignInAddresses): string | null {
  if (!isLoopbackHost(host)) return `HOST is ${host}`;
  const origins = { PUBLIC_URL: publicUrl, API_ORIGIN: apiOrigin, WEB_ORIGIN: webOrigin };
  const open = Object.entries(origins).find(([, origin]) => origin !== null && !isLoopback(origin));
  return open === undefined ? null : `${open[0]} is ${open[1]}`;
}

/** For the log of a start in the mode 'none'. */
export function whyNobodyCanSignIn(config: SignInAddresses): string {
  return (
    `Nobody can sign in, because ${openSettingOf(config)} and the built-in sign-in, which asks for no password, ` +
    `is for this machine alone: ${whatOpensSignIn}.`
  );
}
