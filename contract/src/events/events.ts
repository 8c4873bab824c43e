import { z } from 'zod';
import type { CourseStatus } from '../courses/course-status.ts';
import { schoolPageNames } from '../school-pages/school-page-names.ts';

/*
 * What happened, told by the service that did it, in the same transaction. An event carries ids, not copies: a listener
 * reads what is true when it hears of it. It may hear of one twice, and hears those of one course in their order.
 */
const course = { courseId: z.uuid() };
const lesson = { ...course, lessonId: z.uuid() };
const review = { ...course, reviewId: z.uuid() };
const certificate = { ...course, certificateId: z.uuid() };

const events = [
  z.strictObject({ name: z.literal('enrolled'), ...course, userId: z.uuid() }),
  z.strictObject({ name: z.literal('lesson_completed'), ...lesson, userId: z.uuid() }),
  /** Its film was watched to the end for the first time. */
  z.strictObject({ name: z.literal('lesson_finished'), ...lesson, userId: z.uuid() }),
  /** They left, or an admin took them out. */
  z.strictObject({ name: z.literal('enrollment_ended'), ...course, userId: z.uuid() }),
  z.strictObject({ name: z.literal('certificate_issued'), ...certificate, userId: z.uuid() }),
  z.strictObject({ name: z.literal('certificate_revoked'), ...certificate }),
  z.strictObject({ name: z.literal('course_created'), ...course }),
  /** What is told about it: details, cover, takeaways, which lessons are free. Status and curriculum have events of their own. */
  z.strictObject({ name: z.literal('course_edited'), ...course }),
  z.strictObject({ name: z.literal('course_published'), ...course }),
  z.strictObject({ name: z.literal('course_unpublished'), ...course }),
  z.strictObject({ name: z.literal('course_archived'), ...course }),
  /** Alone, or with its author's account. */
  z.strictObject({ name: z.literal('course_deleted'), ...course }),
  /** Modules or lessons were added, edited, moved or deleted. */
  z.strictObject({ name: z.literal('curriculum_edited'), ...course }),
  /** The whole ladder can be watched. */
  z.strictObject({ name: z.literal('video_ready'), ...lesson }),
  z.strictObject({ name: z.literal('video_failed'), ...lesson }),
  z.strictObject({ name: z.literal('video_removed'), ...lesson }),
  /** A track was made, corrected, replaced or removed. */
  z.strictObject({ name: z.literal('captions_changed'), ...lesson }),
  /** Files of a lesson were added, removed, renamed or read. */
  z.strictObject({ name: z.literal('files_changed'), ...lesson }),
  /** What they tell of themself: their name, or what a creator writes below their courses. */
  z.strictObject({ name: z.literal('user_edited'), userId: z.uuid() }),
  /** Whose it was, nobody is told: the outbox would remember it for a week. */
  z.strictObject({ name: z.literal('account_deleted') }),
  z.strictObject({ name: z.literal('school_page_edited'), page: z.enum(schoolPageNames) }),
  /** What admins decide for the whole academy. */
  z.strictObject({ name: z.literal('settings_changed') }),
  /** It waits for an admin, and is published or refused by one. */
  z.strictObject({ name: z.literal('course_submitted'), ...course }),
  z.strictObject({ name: z.literal('course_refused'), ...course }),
  /** Somebody asks to write courses, or was answered. */
  z.strictObject({ name: z.literal('creator_requested'), userId: z.uuid() }),
  z.strictObject({ name: z.literal('creator_request_answered'), userId: z.uuid() }),
  /** Written for the first time, or changed. */
  z.strictObject({ name: z.literal('review_written'), ...review, userId: z.uuid() }),
  z.strictObject({ name: z.literal('review_deleted'), ...review, userId: z.uuid() }),
  /** The course's author wrote an answer, changed it or took it back. */
  z.strictObject({ name: z.literal('review_answered'), ...review }),
  /** By one more person. */
  z.strictObject({ name: z.literal('review_reported'), ...review }),
  z.strictObject({ name: z.literal('review_hidden'), ...review }),
  z.strictObject({ name: z.literal('review_shown'), ...review }),
  /** It was reported, and an admin says that it is all right. */
  z.strictObject({ name: z.literal('review_kept'), ...review }),
  /** For the first time, or again. */
  z.strictObject({ name: z.literal('invited'), invitationId: z.uuid() }),
] as const;

const eventSchema = z.discriminatedUnion('name', events);

export type AcademyEvent = z.output<typeof eventSchema>;
export type EventName = AcademyEvent['name'];
export const eventNames = events.map(({ shape }) => shape.name.value);

/** Null for an event of another version of the academy, which may run beside this one during an upgrade. */
export function parseEvent(text: string): AcademyEvent | null {
  try {
    return eventSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export const eventOfStatus = {
  draft: 'course_unpublished',
  published: 'course_published',
  archived: 'course_archived',
} as const satisfies Record<CourseStatus, EventName>;
