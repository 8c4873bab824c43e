import { moduleMissingMessage } from '../notes/module-zero.ts';
import { numberText } from '../text/number-text.ts';

/**
 * Every reason for which the API refuses a call, with its status and its sentence in English. `{name}` in a sentence is a
 * fact that travels beside the code; `{name, number}` is one that is written with separators. Codes without a sentence
 * are for cases that only the place where they happen can put into words.
 */
const apiErrors = {
  bad_request: { status: 400 },
  unauthenticated: { status: 401 },
  forbidden: { status: 403 },
  not_found: { status: 404 },
  conflict: { status: 409 },
  payload_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  unprocessable: { status: 422 },
  too_many_requests: { status: 429, message: 'Too many requests. Please try again in {after}.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503 },

  stopping: { status: 503, message: 'This part of the academy is being stopped. Please try again.' },
  database_away: { status: 503, message: 'The academy cannot reach its database. Please try again.' },
  files_away: { status: 503, message: 'The academy cannot reach its files. Please try again.' },
  disk_full: { status: 503, message: 'The academy has no room left on its disk. Please try again later.' },
  text_not_storable: { status: 400, message: 'The text has a character in it that cannot be stored.' },
  other_origin: { status: 403, message: 'This request did not come from the academy itself.' },
  session_ended: { status: 401, message: 'The session has ended. Please sign in again.' },

  token_mistyped: {
    status: 401,
    message: 'This is not a whole access token. It was mistyped, or something of it is missing.',
  },
  token_ended: { status: 401, message: 'This access token is not known here, has expired or was revoked.' },
  token_scope: { status: 403, message: 'This call needs an access token with the scope {needed}.' },
  token_never: { status: 403, message: 'No access token may do that. Please sign in.' },
  token_scope_lost: {
    status: 403,
    message: 'This access token has the scope admin, and its owner is no admin of the academy.',
  },
  webhook_not_found: { status: 404, message: 'Webhook not found' },
  delivery_not_found: { status: 404, message: 'This message is not in the log any more.' },
  too_many_webhooks: {
    status: 409,
    message: 'There can be at most {limit, number} webhooks. Please remove one.',
  },
  webhook_off: { status: 409, message: 'This webhook is switched off. Please switch it on first.' },
  webhook_address: {
    status: 422,
    message: 'Enter an address that begins with https:// and has no name or password in it.',
  },
  webhook_address_private: {
    status: 422,
    message: 'This address is one of a private network, to which the academy sends nothing.',
  },
  too_many_access_tokens: {
    status: 409,
    message: 'You can have at most {limit, number} access tokens. Please revoke one.',
  },

  course_not_found: { status: 404, message: 'Course not found' },
  module_not_found: { status: 404, message: 'Module not found' },
  lesson_not_found: { status: 404, message: 'Lesson not found' },
  page_not_found: { status: 404, message: 'Page not found' },
  user_not_found: { status: 404, message: 'User not found' },
  not_author: { status: 403, message: 'Only the author of this course may do that.' },
  not_enrolled: { status: 403, message: 'Enroll in this course to open its lessons.' },
  not_admin: { status: 403, message: 'Only an admin of the academy may do that.' },
  module_id_missing: { status: 400, message: moduleMissingMessage },

  course_not_published: {
    status: 409,
    message: 'This course is not published, so nobody can enroll in it.',
  },
  course_status_unchanged: { status: 409, message: 'This course is already {status}.' },
  course_not_draft: { status: 409, message: 'This course is {from}, so it cannot become {to}.' },
  course_not_deletable: {
    status: 409,
    message: 'Only a course that was never published and has no students can be deleted. Archive it instead.',
  },
  stale_edit: { status: 409, message: 'This {thing} was changed elsewhere since you opened it.' },
  too_many_modules: { status: 409, message: 'A course can have at most {limit} modules.' },
  too_many_lessons: { status: 409, message: 'A course can have at most {limit} lessons.' },
  too_many_previews: {
    status: 409,
    message: 'A course can have at most {limit, number} free previews. End another one first.',
  },

  certificate_not_found: { status: 404, message: 'Certificate not found' },
  certificate_lessons_missing: {
    status: 409,
    message: 'The certificate needs every lesson: {completed} of {total} are done.',
  },
  certificate_mark_missing: {
    status: 409,
    message: 'The certificate needs {passMark} percent of the questions right, and {score} percent are.',
  },
  certificate_own_course: { status: 403, message: 'A course gives no certificate to its own author.' },
  certificate_letters: {
    status: 409,
    message: 'This certificate has letters that the PDF has no font for. Its page can be printed instead.',
  },
  signing_key_locked: {
    status: 503,
    message: 'The academy cannot open the key that it signs certificates with. Please tell who runs it.',
  },

  quiz_question_not_found: {
    status: 404,
    message: 'The questions of this lesson have changed. Please load it again.',
  },
  note_not_found: { status: 404, message: 'Note not found' },
  too_many_notes_of_lesson: {
    status: 409,
    message: 'A lesson can have at most {limit, number} of your notes.',
  },
  student_not_found: { status: 404, message: 'This person is not enrolled in the course.' },
  too_many_remarks: {
    status: 409,
    message: 'You can have remarks about at most {limit, number} students. Please empty one.',
  },
  too_many_notes: { status: 409, message: 'You can have at most {limit, number} notes.' },

  last_admin: {
    status: 409,
    message: 'This is the last admin of the academy. Make someone else an admin first.',
  },
  own_account: { status: 409, message: 'This is your own account. Ask another admin to do that.' },
  listed_admin: {
    status: 409,
    message: 'ADMIN_EMAILS names this address, so it is an admin for as long as it does.',
  },
  leaving_unconfirmed: { status: 422, message: 'Type the email address of the account to confirm.' },
  leaving_courses: {
    status: 409,
    message: 'Courses with students stand in the way. Hand them over or archive them first.',
  },
  leaving_by_admin: {
    status: 409,
    message: 'An admin asked for this deletion. Only an admin can call it off.',
  },
  export_not_found: { status: 404, message: 'There is no file with your data. Please ask for it anew.' },
  certificate_withdrawn: { status: 410, message: 'This certificate was withdrawn by its holder.' },
  invitation_not_found: { status: 404, message: 'Invitation not found' },
  invitation_taken: { status: 409, message: 'This invitation was taken already.' },
  invited_elsewhere: { status: 409, message: 'There is another invitation for this address.' },
  too_many_invitations: {
    status: 409,
    message: 'At most {limit, number} invitations can wait to be taken.',
  },
  list_empty: { status: 422, message: 'There is no address in this list.' },
  list_unreadable: {
    status: 422,
    message:
      'This list cannot be read from line {line, number} on: a quote is out of place, or the line is too long.',
  },
  list_too_long: { status: 422, message: 'A list can have at most {limit, number} people.' },
  cohort_not_found: { status: 404, message: 'Cohort not found' },
  cohort_name_taken: { status: 409, message: 'There is a cohort of this name already.' },
  cohort_full: { status: 409, message: 'A cohort can have at most {limit, number} people.' },
  too_many_cohorts: {
    status: 409,
    message: 'There can be at most {limit, number} cohorts. Please delete one.',
  },
  too_many_cohort_courses: { status: 409, message: 'A cohort can have at most {limit, number} courses.' },
  not_a_creator: { status: 409, message: 'Courses can be given to creators and admins who are not blocked.' },

  settings_stale: {
    status: 409,
    message: 'The settings were changed elsewhere since you opened them. Nothing of yours was saved yet.',
  },
  page_stale: { status: 409, message: 'This page was changed elsewhere since you opened it.' },
  setting_locked: {
    status: 409,
    message: 'The variable {variable} is set, so this cannot be changed here.',
  },
  sign_up_domains_missing: { status: 422, message: 'Name at least one domain whose addresses may sign up.' },
  needs_approval: {
    status: 409,
    message: 'An admin looks at this course before it is published. It is in the queue.',
  },
  only_creators: {
    status: 403,
    message: 'In this academy, courses are written by creators whom an admin named.',
  },
  creator_approval_needed: {
    status: 403,
    message: 'In this academy, an admin has to agree before you write your first course.',
  },
  already_asked: { status: 409, message: 'You have asked already. An admin will answer.' },
  nothing_to_ask: { status: 409, message: 'There is nothing to ask for: you may write courses.' },
  not_waiting: { status: 409, message: 'This has been decided already.' },
  logo_not_found: { status: 404, message: 'Picture not found' },
  logo_not_a_picture: { status: 415, message: 'The mark must be a JPEG, PNG or WebP picture.' },
  logo_size: { status: 422, message: 'The mark must be {min} to {max} pixels wide and high.' },

  chat_not_found: { status: 404, message: 'Chat not found' },
  question_not_found: { status: 404, message: 'Question not found' },
  question_being_answered: { status: 409, message: 'This question is being answered already.' },
  too_many_chats: {
    status: 409,
    message: 'You can have at most {limit, number} chats in a course. Please delete one.',
  },
  too_many_questions_of_chat: {
    status: 409,
    message: 'A chat can have at most {limit, number} questions. Please begin a new one.',
  },
  too_many_questions: {
    status: 429,
    message: 'You can ask at most {limit, number} questions an hour. Please try again later.',
  },
  model_not_found: {
    status: 404,
    message: 'This language model is not there any more. Please load the page again.',
  },

  mail_address_unknown: {
    status: 404,
    message: 'This address is not one of a mail of this academy. Open it from the mail once more.',
  },

  review_not_found: { status: 404, message: 'Review not found' },
  review_too_early: {
    status: 403,
    message: 'Complete {needed} lessons of this course to review it. You have completed {completed}.',
  },
  review_of_own_course: { status: 403, message: 'A course is not reviewed by its own author.' },
  review_hidden: { status: 409, message: 'This review was hidden meanwhile.' },
  review_own: { status: 403, message: 'This review is your own.' },

  import_not_found: { status: 404, message: 'There is no such import. Please upload the course again.' },
  import_under_way: { status: 409, message: 'This course is being imported already.' },

  cover_not_found: { status: 404, message: 'Cover not found' },
  cover_gone: { status: 422, message: 'That cover is no longer there. Please upload it again.' },
  cover_not_a_picture: { status: 415, message: 'A cover must be a JPEG, PNG or WebP picture.' },
  cover_size: { status: 422, message: 'A cover must be {min} to {max} pixels wide and high.' },

  video_link_invalid: {
    status: 422,
    message: 'The video must be a link to YouTube, to Vimeo or to a file, and begin with http:// or https://',
  },
  video_link_not_a_file: {
    status: 422,
    message: 'Enter a link to a video file that begins with http:// or https://.',
  },
  video_link_embedded: {
    status: 422,
    message: 'Videos of YouTube and Vimeo are embedded in the lesson. They cannot be imported.',
  },
  video_link_private: {
    status: 422,
    message: 'This link leads to a private address, which the academy does not fetch from.',
  },
  no_failed_video: { status: 409, message: 'There is no video here whose preparation failed.' },
  video_source_gone: {
    status: 409,
    message: 'The file of this video is no longer there. Please upload it again.',
  },

  no_video: { status: 404, message: 'This lesson has no video.' },
  video_waiting: { status: 409, message: 'The video of this lesson is waiting to be prepared.' },
  video_preparing: {
    status: 409,
    message: 'The video of this lesson is being prepared: {percent} percent done.',
  },
  video_failed: { status: 409, message: 'The video of this lesson could not be prepared.' },
  video_not_found: { status: 404, message: 'Video not found' },
  key_not_found: { status: 404, message: 'Key not found' },
  picture_not_found: { status: 404, message: 'Picture not found' },
  segment_not_found: { status: 404, message: 'Segment not found' },

  resource_not_found: { status: 404, message: 'File not found' },
  too_many_resources: { status: 409, message: 'A lesson can have at most {limit} files and links.' },
  resources_changed: { status: 409, message: 'The files and links have changed since you opened them.' },

  captions_not_found: { status: 404, message: 'There are no captions in this language.' },
  captions_changed: { status: 409, message: 'These captions were changed elsewhere since you opened them.' },
  captions_corrected: { status: 409, message: 'These captions were corrected, and are not made anew.' },
  too_many_tracks: { status: 409, message: 'A lesson can have captions in at most {limit} languages.' },
  too_many_cues: { status: 409, message: 'Captions can have at most {limit, number} cues.' },
  cue_changed: { status: 409, message: 'The cue at {time} was changed elsewhere since you opened it.' },
  cue_removed: { status: 409, message: 'Someone removed the cue at {time} since you opened it.' },
  caption_file_unknown: { status: 415, message: 'This is no caption file. Choose a WebVTT or SRT file.' },
  caption_file_empty: { status: 422, message: 'There is no cue in this file.' },
  caption_times_missing: { status: 422, message: 'Line {line, number}: this cue has no times.' },
  caption_times_unreadable: { status: 422, message: 'Line {line, number}: these times cannot be read.' },
  caption_times_backward: {
    status: 422,
    message: 'Line {line, number}: this cue must end after it begins.',
  },
  caption_times_too_late: { status: 422, message: 'Line {line, number}: this cue ends after a whole day.' },
  caption_text_too_long: {
    status: 422,
    message: 'Line {line, number}: this cue has more than {limit, number} characters.',
  },
  word_list_changed: { status: 409, message: 'The word list was changed elsewhere since you opened it.' },

  // Clients of the tus protocol act on the numbers of these.
  upload_not_found: { status: 404, message: 'Upload not found' },
  upload_not_yours: { status: 403, message: 'Only who began this upload may go on with it.' },
  upload_gone: { status: 410, message: 'This upload is finished or was removed.' },
  upload_locked: { status: 423, message: 'This file is being uploaded from another place right now.' },
  upload_offset_differs: {
    status: 409,
    message: 'The upload is at another place than that. Ask where it is, and go on there.',
  },
  upload_too_long: { status: 413, message: 'The file is larger than it was announced.' },
  upload_protocol_missing: { status: 412, message: 'Uploads need the header Tus-Resumable: 1.0.0.' },
  upload_disk_full: {
    status: 507,
    message: 'The academy has no room left on its disk. The upload can go on once there is some.',
  },
  file_empty: { status: 422, message: 'The file is empty.' },
  file_too_large: { status: 413, message: 'A file may have at most {megabytes, number} MB.' },
  file_exceeds_disk: {
    status: 413,
    message: 'The academy has no room for a file of this size on its disk.',
  },
  quota_exceeded: {
    status: 413,
    message:
      'Your files would take more than the {megabytes, number} MB you have. Remove one, or ask the academy for more.',
  },
} as const satisfies Record<string, { status: number; message?: string }>;

export type ErrorCode = keyof typeof apiErrors;

/** What a sentence says besides its words: numbers, and the names of things. */
export type ErrorFacts = Readonly<Record<string, string | number>>;

type FactNames<Message> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Plain}, number` ? Plain : Name) | FactNames<Rest>
  : never;

/** What has to be said with a code: the facts of its sentence, or, where it has none, the message itself. */
export type ErrorDetails<Code extends ErrorCode> = (typeof apiErrors)[Code] extends { message: infer Message }
  ? [FactNames<Message>] extends [never]
    ? []
    : [facts: ErrorFacts & Readonly<Record<FactNames<Message>, string | number>>]
  : [message: string];

/** The English sentence of each code that has one. */
export const errorSentences: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(apiErrors).flatMap(([code, error]) => ('message' in error ? [[code, error.message]] : [])),
);

export const errorCodes = Object.keys(apiErrors) as ErrorCode[];

export function statusOfError(code: ErrorCode): number {
  return apiErrors[code].status;
}

/** Undefined for a code that has no sentence or is unknown here, and where a fact of the sentence is missing. */
export function messageOfError(code: ErrorCode, facts: ErrorFacts = {}): string | undefined {
  const known: { status: number; message?: string } | undefined = apiErrors[code];
  let isComplete = known?.message !== undefined;
  const message = known?.message?.replaceAll(
    /\{(\w+)(, number)?\}/g,
    (_, name: string, isGrouped?: string) => {
      const fact = facts[name];
      if (fact === undefined) isComplete = false;
      return isGrouped === undefined ? String(fact) : numberText(Number(fact));
    },
  );
  return isComplete ? message : undefined;
}
