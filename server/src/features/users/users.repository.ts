import type { User } from '@academy/contract/users/user.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { eq, sql } from 'drizzle-orm';

const profile = prepared((db) =>
  db
    .select({
      name: users.name,
      username: users.username,
      email: users.email,
      bio: users.bio,
      avatar: users.avatar,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_profile'),
);

export async function findProfile(db: Queryable, id: string) {
  return (await profile(db, { id }))[0];
}

export async function saveLanguage(db: Queryable, id: string, language: User['language']): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, id));
}
