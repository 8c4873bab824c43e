import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { identities } from '../database/schema/users.ts';

/** The built-in provider has one name wherever the academy is reached, so that its people stay the same. */
export const demoIssuer = 'urn:academy:demo';

/*
 * Anybody may be one of the people of the built-in sign-in. While it is off, their sessions and roles count for nothing,
 * or who tried the academy out would be an admin of the one that went live. What they wrote stays.
 */

/** The condition that an account is one of them, for a query that is written by hand. */
export function demoAccount(userId: string): string {
  return `EXISTS (SELECT FROM identities WHERE identities.user_id = ${userId} AND identities.issuer = '${demoIssuer}')`;
}

export function isDemoAccount(userId: SQLWrapper): SQL {
  return sql`EXISTS (SELECT FROM ${identities} WHERE ${identities.userId} = ${userId} AND ${identities.issuer} = ${demoIssuer})`;
}
