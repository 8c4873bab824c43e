export interface SessionCookieNames {
  readonly access: string;
  readonly refresh: string;
  readonly signIn: string;
  /** Beside the refresh token and as long: tells the web app that there is a session. It grants nothing. */
  readonly signedInMark: string;
  /** Beside the access token and as long: when it is gone, the web app refreshes before it calls. It grants nothing. */
  readonly freshMark: string;
}

/** On https the names carry `__Host-`: browsers then refuse them from anywhere but this very host. */
export function sessionCookieNames(https: boolean): SessionCookieNames {
  const prefix = https ? '__Host-' : '';
  return {
    access: `${prefix}academy_access`,
    refresh: `${prefix}academy_refresh`,
    signIn: `${prefix}academy_sign_in`,
    signedInMark: `${prefix}academy_signed_in`,
    freshMark: `${prefix}academy_fresh`,
  };
}
