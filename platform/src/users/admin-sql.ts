import { sql } from 'drizzle-orm';

/**
 * Whether a person is an admin: by their account, or by the list of the settings (in lower case) while it names them. The statement has
 * `users` among its tables.
 */
export const isAdmin = (adminEmails: readonly string[]) => sql<boolean>`(users.role = 'admin'
  or users.is_listed_admin and lower(users.email) = any (${sql.param([...adminEmails])}::text[]))`;
