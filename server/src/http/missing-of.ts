import { Refusal } from '../refusal.ts';

/** What is missing when a foreign key is violated: it was deleted between the look at it and the writing. */
const missing = {
  caption_cues_track_id_fkey: 'captions_not_found',
  caption_tracks_asset_id_fkey: 'video_not_found',
  caption_tracks_lesson_id_fkey: 'lesson_not_found',
  certificate_rules_course_id_fkey: 'course_not_found',
  certificates_course_id_fkey: 'course_not_found',
  certificates_key_id_fkey: 'signing_key_locked',
  certificates_revoked_by_fkey: 'user_not_found',
  certificates_user_id_fkey: 'user_not_found',
  chapters_lesson_id_fkey: 'lesson_not_found',
  courses_author_id_fkey: 'user_not_found',
  creator_settings_user_id_fkey: 'user_not_found',
  enrollments_course_id_fkey: 'course_not_found',
  enrollments_last_watched_lesson_id_fkey: 'lesson_not_found',
  enrollments_user_id_fkey: 'user_not_found',
  identities_user_id_fkey: 'user_not_found',
  lesson_progress_lesson_id_course_id_fkey: 'lesson_not_found',
  lesson_progress_user_id_fkey: 'user_not_found',
  lesson_resources_created_by_fkey: 'user_not_found',
  lesson_resources_lesson_id_fkey: 'lesson_not_found',
  lessons_module_id_course_id_fkey: 'module_not_found',
  modules_course_id_fkey: 'course_not_found',
  notes_lesson_id_fkey: 'lesson_not_found',
  notes_user_id_fkey: 'user_not_found',
  quiz_attempts_lesson_id_fkey: 'lesson_not_found',
  quiz_attempts_user_id_fkey: 'user_not_found',
  quiz_questions_lesson_id_fkey: 'lesson_not_found',
  quiz_results_question_id_fkey: 'quiz_question_not_found',
  quiz_results_user_id_fkey: 'user_not_found',
  quizzes_lesson_id_fkey: 'lesson_not_found',
  review_reports_review_id_fkey: 'review_not_found',
  review_reports_user_id_fkey: 'user_not_found',
  review_summaries_course_id_fkey: 'course_not_found',
  review_votes_review_id_fkey: 'review_not_found',
  review_votes_user_id_fkey: 'user_not_found',
  reviews_course_id_fkey: 'course_not_found',
  reviews_hidden_by_fkey: 'user_not_found',
  reviews_user_id_fkey: 'user_not_found',
  sessions_user_id_fkey: 'user_not_found',
  timed_notes_lesson_id_fkey: 'lesson_not_found',
  timed_notes_user_id_fkey: 'user_not_found',
  transcriptions_asset_id_fkey: 'video_not_found',
  uploads_lesson_id_fkey: 'lesson_not_found',
  uploads_user_id_fkey: 'user_not_found',
  video_assets_created_by_fkey: 'user_not_found',
  video_assets_lesson_id_fkey: 'lesson_not_found',
  video_renditions_asset_id_fkey: 'video_not_found',
} as const;

/** Undefined for a constraint that is not in the list. */
export function missingOf(constraint: unknown): Refusal | undefined {
  const [, code] = Object.entries(missing).find(([name]) => name === constraint) ?? [];
  return code === undefined ? undefined : new Refusal(code);
}
