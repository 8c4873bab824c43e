/**
 * An account with something in every table that can name a person: what it learned in a course of somebody else, what it wrote as
 * a creator, and what it did as an admin. Everything typed has a word of its own, by which it is found again.
 */
import { captionBackgrounds, captionSizes } from '@academy/contract/captions/caption-style-choices.ts';
import { sql } from 'drizzle-orm';
import { insertUser } from './factories.ts';
import { issueCertificate } from './finished-course.ts';
import { administer } from './full-account/administer.ts';
import { learn } from './full-account/learn.ts';
import { teach } from './full-account/teach.ts';
import { fullAccount, typed } from './full-account/typed.ts';
import type { TestAcademy } from './test-academy.ts';
import { startTestSession } from './test-session.ts';

/** Where words were typed. */
export const typedPlaces = [
  ...[
    'bio',
    'display',
    'creatorbio',
    'note',
    'timednote',
    'chat',
    'question',
    'anonymous',
    'review',
    'report',
  ],
  ...['answer', 'course', 'description', 'lesson', 'content', 'cue', 'chapter', 'prompt', 'slides', 'film'],
  ...[
    'upload',
    'cover',
    'agent',
    'subject',
    'takeaway',
    'resourcetext',
    'token',
    'request',
    'notice',
    'import',
  ],
  ...['remark', 'remarked', 'earlier'],
];

export interface FullAccount {
  readonly userId: string;
  /** Of somebody else, who has another student in it. */
  readonly taken: { readonly courseId: string; readonly lessonId: string };
  /** Their own, which nobody learns in. */
  readonly own: { readonly courseId: string; readonly lessonId: string };
  readonly certificateId: string;
}

export async function insertFullAccount(academy: TestAcademy): Promise<FullAccount> {
  const { database } = academy;
  const userId = await insertUser(database, {
    ...fullAccount,
    role: 'admin',
    bio: typed('bio'),
    displayName: typed('display'),
    captionStyle: { isOn: true, language: 'en', size: captionSizes[0], background: captionBackgrounds[0] },
    sharesName: true,
  });
  await database.db.execute(sql`insert into identities (issuer, subject, user_id)
    values ('https://accounts.google.com', ${typed('subject')}, ${userId})`);
  await startTestSession(academy, userId);
  await database.db.execute(
    sql`update sessions set user_agent = ${typed('agent')} where user_id = ${userId}`,
  );
  const taken = await learn(academy, userId);
  const certificateId = await issueCertificate(academy, { userId, ...taken }, fullAccount.name);
  const own = await teach(academy, userId);
  await administer(academy, userId, taken.courseId);
  return { userId, taken, own, certificateId };
}
