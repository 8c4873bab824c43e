import { customType } from 'drizzle-orm/pg-core';

/** The words of a text as the search in lessons asks for them; the database makes them itself (migration 0019). */
export const wordKeys = customType<{ data: string }>({ dataType: () => 'tsvector' });
