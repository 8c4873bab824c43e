export const invitationLimits = {
  pageSize: 50,
  searchMaxLength: 100,
  /** How long one can be taken after it was sent. */
  days: 30,
  /** Of one list of people. */
  lines: 2000,
  /** Of the text of such a list; a whole request has at most a megabyte. */
  listMaxLength: 900_000,
  nameMaxLength: 100,
  emailMaxLength: 254,
  courses: 20,
  /** Of all that wait to be taken. */
  waiting: 50_000,
  /** One that ended is told of for so long. */
  keptDays: 365,
} as const;

export const invitationStates = ['open', 'taken', 'expired', 'withdrawn'] as const;

export type InvitationState = (typeof invitationStates)[number];

/** Why nobody is invited by a line. */
export const lineProblems = [
  'bad_address',
  'doubled',
  'name_too_long',
  'unknown_role',
  'unknown_course',
  'ambiguous_course',
  'too_many_courses',
  'unknown_cohort',
  'account_blocked',
] as const;

/** What else happens by a line than an invitation: who is here is enrolled at once, who is invited is not invited again. */
export const lineNotes = ['already_here', 'already_invited'] as const;

export type LineProblem = (typeof lineProblems)[number];
export type LineNote = (typeof lineNotes)[number];

export function isLineProblem(what: LineProblem | LineNote): what is LineProblem {
  return lineProblems.some((problem) => problem === what);
}

/** An address as mail programs of today take it; whether somebody reads there only a mail could tell. */
export function isMailAddress(text: string): boolean {
  return text.length <= invitationLimits.emailMaxLength && /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/.test(text);
}
