import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { identities } from '../database/schema/users.ts';

/** The built-in provider has one name wherever the academy is reached, so that its people stay the same. */
export const demoIssuer = 'urn:academy:demo';

/*
 * The built-in sign-in asks for no password. While it is off, sessions and roles of its users count for nothing, or
 * the admin of a trial would be an admin of the academy that went live. What they wrote stays.
 */

/** The condition that an account is one of them, for a query that is written by hand. */
export function demoAccount(userId: string): string {
  return `EXISTS (SELECT FROM identities WHERE identities.user_id = ${userId} AND identities.issuer = '${demoIssuer}')`;
}

export function isDemoAccount(userId: SQLWrapper): SQL {
  return sql`EXISTS (SELECT FROM ${identities} WHERE ${identities.userId} = ${userId} AND ${identities.issuer} = ${demoIssuer})`;
}
