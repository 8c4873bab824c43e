/** In days; of `all` there is one point for each day since the first student came. */
export const periods = ['7', '30', '90', 'all'] as const;
export type Period = (typeof periods)[number];

/** What can wait for a creator, the most pressing first. */
export const needs = [
  'failed_video',
  'review_without_reply',
  'unanswered_question',
  'stuck_students',
  'lesson_without_video',
  'lesson_without_captions',
] as const;
export type NeedName = (typeof needs)[number];

/** Upper bounds of the spans in which students finish, in days; what took longer is the last span. */
export const finishSpans = [1, 7, 14, 28, 84] as const;

/** A student who began, has not finished and did nothing for so many days is stuck. */
export const STUCK_AFTER_DAYS = 14;
/** Who enrolled within so many days is new. */
export const NEW_FOR_DAYS = 7;

/** Of the list; the rest comes up as these are mended. */
export const NEEDS_SHOWN = 50;
/** A question that the assistant could not answer waits for so long: nobody can tick it off. */
export const QUESTION_WAITS_DAYS = 30;
/** Of a course, to choose one of. */
export const CHANGES_SHOWN = 30;
/** A film counts as watched to its end from this share of it on: few people stay for the credits. */
export const FINISHED_SHARE = 0.9;
