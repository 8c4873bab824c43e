/** What a look at a course before it is published can find. The screen and the command line have a sentence for each. */
export const findingCodes = [
  'course_empty',
  'module_empty',
  /** Neither film nor text, nor questions or files. */
  'lesson_empty',
  /** It was made a free preview, and there is nothing that everybody could watch. */
  'preview_without_film',
  'film_failed',
  'film_not_ready',
  'film_renditions_missing',
  'film_not_measured',
  'film_too_quiet',
  'film_too_loud',
  /** It has a sound track, and nothing is heard on it. */
  'film_silent',
  'film_silent_start',
  'film_black_start',
  'captions_missing',
  'captions_unfinished',
  'captions_too_fast',
  /** They begin where there is no picture any more: the film may have been replaced by a shorter one. */
  'captions_after_film',
  'duration_differs',
  'link_broken',
  'link_unreachable',
  /** It leads into a private network, where nothing is asked for. */
  'link_not_checked',
  /** More links than one check asks for. */
  'links_left_out',
  'image_without_description',
  'question_without_answer',
  'question_incomplete',
  /** Its moment is after the end of the film, which may have been replaced by a shorter one. */
  'question_after_film',
] as const;

export type FindingCode = (typeof findingCodes)[number];

/** Kept of one check; all of them are counted. */
export const keptFindings = 500;

/** From here on, a film is told to be too quiet or too loud. */
export const wantedLoudness = { lufs: -16, tolerance: 4 } as const;
/** A film may begin with so many seconds of silence or of black. */
export const longestSilentStart = 3;
export const longestBlackStart = 2;
