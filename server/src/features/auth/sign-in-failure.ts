import { AuthorizationResponseError } from 'openid-client';
import { IdentityRefusedError } from './identity-provider.ts';

export interface SignInFailure {
  readonly error: string;
  readonly description: string;
}

/** What the login screen is told. Details of a broken answer are for the log alone. */
export function signInFailureOf(error: unknown): SignInFailure {
  if (error instanceof IdentityRefusedError) return { error: 'sign_in_refused', description: error.message };
  if (error instanceof AuthorizationResponseError) {
    return {
      error: error.error,
      description:
        error.error === 'access_denied'
          ? 'You did not finish signing in.'
          : (error.error_description ?? 'The sign-in service refused.'),
    };
  }
  return { error: 'sign_in_failed', description: 'Signing in did not work. Please try again.' };
}
