import type { AcademyEvent } from '@academy/contract/events/events.ts';
import type { Transaction } from '@academy/platform/database/connect.ts';
import { notices } from '@academy/platform/database/schema/notices.ts';
import type { NewNotice } from '@academy/platform/notices/tell-person.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';

const kind = 'video_failed';

/** What may make a film fail, or end that. A lesson may be deleted with its film. */
const watched = ['video_failed', 'video_ready', 'video_removed', 'curriculum_edited'] as const;

type VideoEvent = Extract<AcademyEvent, { name: (typeof watched)[number] }>;

const isWatched = (event: AcademyEvent): event is VideoEvent => watched.some((name) => name === event.name);

/** One for all films of a course that fail until it is read, true to what is mended meanwhile; with the last, it goes. */
export async function noticesOfFailedVideos(
  tx: Transaction,
  event: AcademyEvent,
  at: Date,
): Promise<NewNotice[]> {
  if (!isWatched(event)) return [];
  const { courseId } = event;
  const ofCourse = and(eq(notices.courseId, courseId), eq(notices.kind, kind));
  const failed = await findFailed(tx, courseId);
  const [first] = failed;
  if (first === undefined) {
    await tx.delete(notices).where(ofCourse);
    return [];
  }
  const { userId, courseTitle, lessonId, lessonTitle } = first;
  const facts = { courseTitle, lessonId, lessonTitle, videos: failed.length };
  const unread = await tx
    .update(notices)
    .set({ facts })
    .where(and(ofCourse, eq(notices.userId, userId), isNull(notices.readAt)))
    .returning({ id: notices.id });
  if (unread.length > 0 || event.name !== kind) return [];
  return [{ userId, kind, key: `${event.lessonId} ${at.toISOString()}`, courseId, facts }];
}

interface FailedVideo {
  readonly userId: string;
  readonly courseTitle: string;
  readonly lessonId: string;
  readonly lessonTitle: string;
}

/** In the order of the course. A version that is on its way takes the place of one that failed. */
async function findFailed(tx: Transaction, courseId: string): Promise<FailedVideo[]> {
  const { rows } = await tx.execute<FailedVideo & Record<string, unknown>>(sql`
    select courses.author_id as "userId", courses.title as "courseTitle", lessons.id as "lessonId",
      lessons.title as "lessonTitle"
    from lessons join modules on modules.id = lessons.module_id join courses on courses.id = lessons.course_id
    where lessons.course_id = ${courseId} and 'failed' = (
      select state::text from video_assets where lesson_id = lessons.id and removed_at is null order by version desc limit 1)
    order by modules.position, lessons.position`);
  return rows;
}
