import { webRoutes } from '../interface/web-routes.ts';

/**
 * Where an invited person signs in. It names the address to sign in with, which the page tells them, and nothing that opens
 * anything: whoever else follows it finds the sign-in that everybody finds.
 */
export function invitationPath(email: string): string {
  return `${webRoutes.login}?${new URLSearchParams({ invited: email })}`;
}
