import type { CreatorSettingsForm } from '@academy/contract/creators/creator-calls.ts';
import { notificationNames } from '@academy/contract/creators/creator-options.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { creatorSettings } from '@academy/platform/database/schema/school.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { eq } from 'drizzle-orm';

/** The account, with the settings beside it where there are some. */
export async function findCreator(db: Queryable, userId: string) {
  const [found] = await db
    .select({
      account: {
        name: users.name,
        displayName: users.displayName,
        email: users.email,
        bio: users.bio,
      },
      saved: creatorSettings,
    })
    .from(users)
    .leftJoin(creatorSettings, eq(creatorSettings.userId, users.id))
    .where(eq(users.id, userId));
  return found;
}

export async function saveCreator(tx: Queryable, userId: string, form: CreatorSettingsForm): Promise<void> {
  const { displayName, bio, paymentMethod, accountEmail } = form;
  const notifications = notificationNames.filter((name) => form.notifications[name]);
  const settings = { bio, paymentMethod, accountEmail, notifications };
  await tx.update(users).set({ displayName }).where(eq(users.id, userId));
  await tx
    .insert(creatorSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: creatorSettings.userId, set: settings });
}
