import { type NotificationName, notificationNames } from '@academy/contract/creators/creator-options.ts';
import {
  firstCreatorChoices,
  type LearnerNotificationName,
  learnerNotificationNames,
  type MailList,
  summaryBoxes,
} from '@academy/contract/mail/mail-lists.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { mailChoices } from '../database/schema/notices.ts';
import { creatorSettings } from '../database/schema/school.ts';
import { users } from '../database/schema/users.ts';

export interface WantedMail {
  readonly learner: ReadonlySet<LearnerNotificationName>;
  readonly creator: ReadonlySet<NotificationName>;
}

/** Null for who is not there. */
export async function findWantedMail(db: Queryable, userId: string): Promise<WantedMail | null> {
  const [found] = await db
    .select({
      learner: mailChoices.learner,
      unsubscribed: mailChoices.creator,
      saved: creatorSettings.notifications,
    })
    .from(users)
    .leftJoin(mailChoices, eq(mailChoices.userId, users.id))
    .leftJoin(creatorSettings, eq(creatorSettings.userId, users.id))
    .where(eq(users.id, userId));
  if (found === undefined) return null;
  const learner = new Set<string>(found.learner ?? learnerNotificationNames);
  const creator = new Set<string>(found.saved ?? found.unsubscribed ?? firstCreatorChoices);
  return {
    learner: new Set(learnerNotificationNames.filter((name) => learner.has(name))),
    creator: new Set(notificationNames.filter((name) => creator.has(name))),
  };
}

export function wantsList({ learner, creator }: WantedMail, list: MailList): boolean {
  if (list === 'summary') return summaryBoxes.some((box) => creator.has(box));
  return list === 'news' ? creator.has('news') : learner.has(list);
}

export async function saveLearnerChoices(
  tx: Queryable,
  userId: string,
  learner: LearnerNotificationName[],
): Promise<void> {
  await tx
    .insert(mailChoices)
    .values({ userId, learner })
    .onConflictDoUpdate({ target: mailChoices.userId, set: { learner } });
}

/** In a transaction. The boxes that stand for the list are unticked, wherever they are kept. */
export async function unsubscribe(tx: Queryable, userId: string, list: MailList): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const wanted = await findWantedMail(tx, userId);
  if (wanted === null || !wantsList(wanted, list)) return;
  if (list !== 'summary' && list !== 'news') {
    const learner = [...wanted.learner].filter((name) => name !== list);
    await saveLearnerChoices(tx, userId, learner);
    return;
  }
  const ended: readonly string[] = list === 'summary' ? summaryBoxes : ['news'];
  const creator = [...wanted.creator].filter((name) => !ended.includes(name));
  const saved = await tx
    .update(creatorSettings)
    .set({ notifications: creator })
    .where(eq(creatorSettings.userId, userId))
    .returning({ userId: creatorSettings.userId });
  if (saved.length > 0) return;
  await tx
    .insert(mailChoices)
    .values({ userId, learner: [...wanted.learner], creator })
    .onConflictDoUpdate({ target: mailChoices.userId, set: { creator } });
}
