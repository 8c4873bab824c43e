import { type SQLWrapper, sql } from 'drizzle-orm';

/** A time as it is sent: what leaves the database like that need not be read and written again. */
export const sentTime = (column: SQLWrapper) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
