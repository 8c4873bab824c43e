import type { CoursePayload, CourseUpdate } from '@academy/contract/courses/course-form.ts';
import { type CourseStatus, canChangeStatus } from '@academy/contract/courses/course-status.ts';
import { readCoverPath } from '@academy/contract/courses/cover.ts';
import { eventOfStatus } from '@academy/contract/events/events.ts';
import { mayCreateCourses } from '@academy/contract/school-settings/may-create.ts';
import type { SchoolSettings } from '@academy/contract/school-settings/school-settings.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database, Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { newId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal, refuseStaleEdit } from '../../refusal.ts';
import { dequeueCourse, enqueueCourse } from './course-approvals.repository.ts';
import * as courses from './course-editing.repository.ts';
import { setStatus } from './course-status.ts';
import type { CoverFiles } from './cover-files.ts';

export type CourseEditingService = ReturnType<typeof createCourseEditingService>;

interface Author {
  readonly displayName: string | null;
  readonly name: string;
  readonly avatar: string | null;
}

interface EditingParts {
  readonly covers: CoverFiles;
  readonly clock: Clock;
  /** What admins decided, as it is now. */
  readonly findRules: (db: Queryable) => Promise<{ readonly settings: SchoolSettings }>;
}

export function createCourseEditingService({ db }: Database, { covers, clock, findRules }: EditingParts) {
  /** Null once it waits for an admin, who publishes it. */
  const changeStatus = async (tx: Transaction, viewer: Viewer, wish: StatusWish) => {
    const { courseId, status } = wish;
    const course = await courses.lockCourse(tx, courseId);
    if (course === undefined) throw new Refusal('course_not_found');
    if (!canChangeStatus(course.status, status)) throw statusRefusal(course.status, status);
    const actorId = viewer.id;
    if (status === 'published' && viewer.role !== 'admin') {
      const { settings } = await findRules(tx);
      if (settings.publishingNeedsApproval) {
        if (!(await enqueueCourse(tx, courseId, actorId))) return null;
        await recordEvent(tx, { name: 'course_submitted', courseId });
        await recordAudit(tx, { action: 'course_submitted', actorId, courseId });
        return null;
      }
    }
    await dequeueCourse(tx, courseId);
    const { publishedAt } = await setStatus(tx, course, { status, now: clock.now() });
    const action = course.status === 'archived' ? 'course_restored' : eventOfStatus[status];
    await recordAudit(tx, { action, actorId, courseId });
    return { _id: course.id, id: course.id, status, publishedAt: publishedAt?.toISOString() ?? null };
  };

  return {
    create: (viewer: Viewer, payload: CoursePayload) =>
      db.transaction(async (tx) => {
        const { settings } = await findRules(tx);
        if (!mayCreateCourses(viewer.role, settings.courseCreation)) {
          throw new Refusal(
            settings.courseCreation === 'approval' ? 'creator_approval_needed' : 'only_creators',
          );
        }
        const id = newId();
        await courses.insertCourse(tx, {
          id,
          authorId: viewer.id,
          ...detailsOf(payload),
          ...instructorOf(payload.instructor ?? '', await courses.findAuthor(tx, viewer.id)),
          thumbnailUrl: coverOf(payload.thumbnailUrl, null),
        });
        await courses.promoteToCreator(tx, viewer.id);
        await recordEvent(tx, { name: 'course_created', courseId: id });
        await recordAudit(tx, { action: 'course_created', actorId: viewer.id, courseId: id });
        return { _id: id, id, revision: 1 };
      }),

    update: async (courseId: string, { revision: given, ...payload }: CourseUpdate) => {
      const { saved, replaced } = await db.transaction(async (tx) => {
        const course = await courses.lockCourse(tx, courseId);
        if (course === undefined) throw new Refusal('course_not_found');
        refuseStaleEdit('course', { given, current: course.revision });
        const { instructor = course.instructor, thumbnailUrl: address } = payload;
        const thumbnailUrl = coverOf(address, course.thumbnailUrl);
        const author = await courses.findAuthor(tx, course.authorId);
        const revision = await courses.editCourse(tx, courseId, {
          ...detailsOf(payload),
          ...(instructor === course.instructor ? {} : instructorOf(instructor ?? '', author)),
          thumbnailUrl,
        });
        await recordEvent(tx, { name: 'course_edited', courseId: course.id });
        return {
          saved: { _id: course.id, id: course.id, revision },
          replaced: thumbnailUrl === course.thumbnailUrl ? null : course.thumbnailUrl,
        };
      });
      await covers.remove(replaced);
      return saved;
    },

    /** Publishes, unpublishes, archives or restores. Of two who do so at once, the second is told that it was late. */
    changeStatus: async (viewer: Viewer, courseId: string, status: CourseStatus) => {
      const changed = await db.transaction((tx) => changeStatus(tx, viewer, { courseId, status }));
      // Only now: a refusal inside would have taken the course out of the queue again.
      if (changed === null) throw new Refusal('needs_approval');
      return changed;
    },
  };
}

interface StatusWish {
  readonly courseId: string;
  readonly status: CourseStatus;
}

function statusRefusal(from: CourseStatus, to: CourseStatus): Refusal {
  return from === to
    ? new Refusal('course_status_unchanged', { status: to })
    : new Refusal('course_not_draft', { from, to });
}

/** Name by name: what a payload carries besides is never stored. */
function detailsOf(payload: CoursePayload) {
  const { title, description, category, language, difficulty, price, isFeatured, isBestseller, isNew } =
    payload;
  return { title, description, category, language, difficulty, price, isFeatured, isBestseller, isNew };
}

/** The author, where no other instructor is named; the author's picture stands only beside the author's name. */
function instructorOf(given: string, author: Author) {
  const instructor = given === '' ? (author.displayName ?? author.name) : given;
  const isAuthor = instructor === author.name || instructor === author.displayName;
  return { instructor, instructorAvatar: isAuthor ? author.avatar : null };
}

/** Of the covers that were uploaded, a course can only have the one it has: the others are gone, or another's. */
function coverOf(address: string | null | undefined, current: string | null): string | null {
  if (address === undefined) return current;
  if (address === null || address === '') return null;
  if (address !== current && readCoverPath(address) !== null) throw new Refusal('cover_gone');
  return address;
}
