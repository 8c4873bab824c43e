/** What was taken from a package in another form than it had there. */
export const changedPartCodes = [
  'levels_flattened',
  'titles_changed',
  'description_made',
  'category_chosen',
  'pages_joined',
  'frames_as_links',
  'images_as_files',
  'images_as_links',
  'films_as_files',
  'patterns_as_answers',
] as const;

/** What a package has and a course cannot have. */
export const leftPartCodes = [
  'interaction',
  'rules',
  'scripts',
  'styles',
  'frames',
  'forms',
  'images',
  'links',
  'texts_cut',
  'texts_unreadable',
  'texts_empty',
  'items_hidden',
  'items_empty',
  'files_missing',
  'files_over_limit',
  'files_unused',
  'discussions',
  'tools',
  'assignments',
  'unknown_kinds',
  'essays',
  'questions_unsupported',
  'questions_unfit',
  'questions_over_limit',
  'question_banks',
  'feedback',
  'quiz_rules',
  'organizations',
  'manifests',
] as const;

export type PackagePartCode = (typeof changedPartCodes)[number] | (typeof leftPartCodes)[number];

/** Beyond these, places are counted and not named. */
export const shownPlaces = 20;
