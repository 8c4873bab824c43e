import type { EventName } from '@academy/contract/events/events.ts';
import { t } from '@lingui/core/macro';

/** For people; receivers of messages go by the name in the API, which stands beside it. */
const eventWords: Record<EventName | 'test', () => string> = {
  enrolled: () => t`Somebody enrolled in a course`,
  lesson_completed: () => t`A student completed a lesson`,
  lesson_finished: () => t`A student watched a film to the end`,
  enrollment_ended: () => t`Somebody left a course or was taken out of it`,
  certificate_issued: () => t`A certificate was issued`,
  certificate_revoked: () => t`A certificate was revoked`,
  course_created: () => t`A course was created`,
  course_edited: () => t`Details of a course changed`,
  course_published: () => t`A course was published`,
  course_unpublished: () => t`A course became a draft again`,
  course_archived: () => t`A course was archived`,
  course_deleted: () => t`A course was deleted`,
  curriculum_edited: () => t`The curriculum of a course changed`,
  video_ready: () => t`A film is ready in every quality`,
  video_failed: () => t`A film could not be prepared`,
  video_removed: () => t`A film was removed`,
  captions_changed: () => t`Captions of a lesson changed`,
  files_changed: () => t`Files of a lesson changed`,
  user_edited: () => t`Somebody changed their name or what they tell of themself`,
  account_deleted: () => t`An account was deleted`,
  school_page_edited: () => t`Terms, privacy or about changed`,
  settings_changed: () => t`Settings of the academy changed`,
  course_submitted: () => t`A course waits for approval`,
  course_refused: () => t`A course was not approved`,
  creator_requested: () => t`Somebody asked to write courses`,
  creator_request_answered: () => t`A wish to write courses was answered`,
  review_written: () => t`A review was written or changed`,
  review_deleted: () => t`A review was deleted`,
  review_answered: () => t`The answer to a review changed`,
  review_reported: () => t`A review was reported`,
  review_hidden: () => t`A review was hidden`,
  review_shown: () => t`A hidden review is shown again`,
  review_kept: () => t`A reported review was kept`,
  invited: () => t`Somebody was invited`,
  test: () => t({ message: 'A test', comment: 'A message to a webhook' }),
};

const isWorded = (event: string): event is keyof typeof eventWords => Object.hasOwn(eventWords, event);

/** Null for an event of another version of the academy, which has its name in the API alone. */
export function eventText(event: string): string | null {
  return isWorded(event) ? eventWords[event]() : null;
}
