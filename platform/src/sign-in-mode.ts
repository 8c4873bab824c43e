import type { Config } from './config.ts';
import { isLoopback } from './loopback-address.ts';

/** How people sign in here: through Google or another provider, through the built-in one, or not at all. */
export type SignInMode = 'provider' | 'demo' | 'none';

export function signInModeOf(config: Pick<Config, 'google' | 'demoSignIn' | 'publicUrl'>): SignInMode {
  if (config.google !== null) return 'provider';
  // Anybody may be anybody there: on a public address only if its operator says so.
  return config.demoSignIn || isLoopback(config.publicUrl) ? 'demo' : 'none';
}
