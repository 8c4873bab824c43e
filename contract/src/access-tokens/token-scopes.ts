/** What an access token may be used for. Each one allows what those before it do. */
export const tokenScopes = ['read', 'learn', 'teach', 'admin'] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** What a call asks of a token: a scope, or that there is none. */
export type NeededScope = TokenScope | 'never';

export const tokenLimits = { perPerson: 20, nameMaxLength: 60 } as const;

/** For how many days a token can be made. */
export const tokenDays = [7, 30, 90, 365] as const;

/** What every token begins with, for people and for programs that look for secrets in files. */
export const tokenPrefix = 'academy_';

export function scopeAllows(scope: TokenScope, needed: NeededScope): boolean {
  return needed !== 'never' && tokenScopes.indexOf(scope) >= tokenScopes.indexOf(needed);
}
