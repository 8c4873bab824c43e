/** What a mail says and to whom, read when it is sent: a new address, language or choice counts. */

import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { listOfKind, type MailList } from '@academy/contract/mail/mail-lists.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { invitationCourses, invitations } from '@academy/platform/database/schema/invitations.ts';
import { notices } from '@academy/platform/database/schema/notices.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { type ComposedMail, isWritableAddress, oneLine } from '@academy/platform/mail/compose.ts';
import { findWantedMail, wantsList } from '@academy/platform/mail/mail-choices.ts';
import { countMailsOfDay, type MailRow } from '@academy/platform/mail/mail-rows.ts';
import { unsubscribeToken } from '@academy/platform/mail/unsubscribe-token.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { htmlOf, type MailParts, textOf } from './mail-layout.ts';
import { noticeWords } from './notice-words.ts';
import { mailLanguage, mailTexts } from './texts/mail-texts.ts';

export interface ContentParts {
  readonly secrets: Secrets;
  /** Where people read, and where mail programs unsubscribe. */
  readonly webOrigin: string;
  readonly apiOrigin: string;
  readonly school: string;
}

/** Or why there is nothing to send any more. */
export type MailContent = Omit<ComposedMail, 'id'> | { readonly dropped: string };

/** Of one person in a day; beyond that the app alone tells. */
const MOST_OF_DAY = 20;
/** A list of courses in a mail ends here. */
const MOST_COURSES = 20;

export async function contentOf(db: Queryable, parts: ContentParts, mail: MailRow): Promise<MailContent> {
  if (mail.invitationId !== null) return invitationMail(db, parts, mail.invitationId);
  if (mail.userId === null || mail.noticeId === null) return { dropped: 'gone' };
  return noticeMail(db, parts, { userId: mail.userId, noticeId: mail.noticeId });
}

async function noticeMail(
  db: Queryable,
  parts: ContentParts,
  { userId, noticeId }: { userId: string; noticeId: string },
): Promise<MailContent> {
  const [found] = await db
    .select({ notice: notices, name: users.name, email: users.email, language: users.language })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .where(and(eq(notices.id, noticeId), eq(users.id, userId), isNull(users.blockedAt)));
  if (found === undefined) return { dropped: 'gone' };
  const list = listOfKind[found.notice.kind];
  const wanted = await findWantedMail(db, userId);
  if (list === null || wanted === null || !wantsList(wanted, list)) return { dropped: 'unwanted' };
  if ((await countMailsOfDay(db, userId)) >= MOST_OF_DAY) return { dropped: 'too many of this day' };
  const language = mailLanguage(found.language);
  const texts = mailTexts[language];
  const said = await noticeWords(db, texts, found.notice, wanted);
  if (said === null) return { dropped: 'gone' };
  const { school, webOrigin } = parts;
  return written(found, {
    ...{ language, school, greeting: texts.greeting(oneLine(found.name)), words: said.words },
    link: `${webOrigin}${said.path}`,
    why: texts.why(list, school),
    unsubscribe: { label: texts.unsubscribe, ...unsubscribeUrls(parts, { userId, list }) },
  });
}

/** Whoever reads it opens a page, which asks; a mail program posts. */
function unsubscribeUrls(
  { secrets, webOrigin, apiOrigin }: ContentParts,
  of: { userId: string; list: MailList },
) {
  const token = unsubscribeToken(secrets, of);
  return {
    url: `${webOrigin}${buildPath(webRoutes.unsubscribe, { token })}`,
    oneClickUrl: `${apiOrigin}/api/mail/unsubscribe/${token}`,
  };
}

async function invitationMail(
  db: Queryable,
  parts: ContentParts,
  invitationId: string,
): Promise<MailContent> {
  const [found] = await db
    .select({ invitation: invitations, by: users.name, language: users.language })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(
      and(eq(invitations.id, invitationId), isNull(invitations.takenAt), isNull(invitations.withdrawnAt)),
    );
  if (found === undefined || found.invitation.expiresAt < new Date()) return { dropped: 'gone' };
  const { email, expiresAt: until } = found.invitation;
  const titles = await db
    .select({ title: courses.title })
    .from(invitationCourses)
    .innerJoin(courses, eq(courses.id, invitationCourses.courseId))
    .where(eq(invitationCourses.invitationId, invitationId))
    .orderBy(asc(courses.title))
    .limit(MOST_COURSES);
  // The person's own language is not known before the first sign-in.
  const language = mailLanguage(found.language);
  const texts = mailTexts[language];
  const { school, webOrigin } = parts;
  const { name } = found.invitation;
  const invited = {
    school,
    by: found.by && oneLine(found.by),
    courses: titles.map(({ title }) => oneLine(title)),
    until,
  };
  return written(
    { name: name ?? '', email },
    {
      ...{ language, school, greeting: name === null ? null : texts.greeting(oneLine(name)) },
      words: texts.invitation(invited),
      link: `${webOrigin}${webRoutes.login}`,
      why: texts.whyInvited(school),
      unsubscribe: null,
    },
  );
}

type WrittenParts = Omit<MailParts, 'unsubscribe'> & {
  readonly unsubscribe: { label: string; url: string; oneClickUrl: string } | null;
};

function written(to: { name: string; email: string }, parts: WrittenParts): MailContent {
  if (!isWritableAddress(to.email)) return { dropped: 'the address cannot be written to' };
  return {
    to: { name: to.name, address: to.email },
    language: parts.language,
    subject: parts.words.subject,
    text: textOf(parts),
    html: htmlOf(parts),
    unsubscribeUrl: parts.unsubscribe?.oneClickUrl ?? null,
  };
}
