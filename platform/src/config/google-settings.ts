import type { Settings } from './settings-schema.ts';

/** How Google, or another provider, knows this academy. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** null: nobody signs in with it. */
export function googleOf(settings: Settings): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}
