/** On https the names carry `__Host-`: browsers then refuse them from anywhere but this very host. */
export function sessionCookieNames(https: boolean): { access: string; refresh: string; signIn: string } {
  const prefix = https ? '__Host-' : '';
  return {
    access: `${prefix}academy_access`,
    refresh: `${prefix}academy_refresh`,
    signIn: `${prefix}academy_sign_in`,
  };
}
