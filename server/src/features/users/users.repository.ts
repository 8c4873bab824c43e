import type { CaptionStyle } from '@academy/contract/captions/caption-style.ts';
import type { User } from '@academy/contract/users/user.ts';
import type { ProfileForm } from '@academy/contract/users/user-calls.ts';
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

/** A name that was changed here stays, whatever the identity provider calls its owner. */
export async function saveProfile(db: Queryable, id: string, { name, bio }: ProfileForm): Promise<void> {
  await db
    .update(users)
    .set({ name, bio, nameChosen: sql`${users.nameChosen} or ${users.name} <> ${name}` })
    .where(eq(users.id, id));
}

export async function saveLanguage(db: Queryable, id: string, language: User['language']): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, id));
}

/** Null for who never chose anything. */
export async function findCaptionStyle(db: Queryable, id: string): Promise<CaptionStyle | null> {
  const [row] = await db.select({ style: users.captionStyle }).from(users).where(eq(users.id, id));
  return row?.style ?? null;
}

export async function saveCaptionStyle(db: Queryable, id: string, style: CaptionStyle): Promise<void> {
  await db.update(users).set({ captionStyle: style }).where(eq(users.id, id));
}
