import type { MailTexts, WeekFacts } from './mail-words.ts';

const counted = (count: number, one: string, other: string) =>
  `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? one : other}`;

const weekLines = ({ students, completions, reviews, questions }: WeekFacts): string[] => [
  ...(students ? [`• ${counted(students, 'student enrolled', 'students enrolled')}`] : []),
  ...(completions
    ? [`• ${counted(completions, 'student completed a course', 'students completed a course')}`]
    : []),
  ...(reviews ? [`• ${counted(reviews, 'new review', 'new reviews')}`] : []),
  ...(questions
    ? [`• ${counted(questions, 'question to the assistant', 'questions to the assistant')}`]
    : []),
];

const lists = {
  certificates: 'about your certificates',
  replies: 'when an instructor answers a review of yours',
  reviews: 'when a review of yours is hidden',
  requests: 'when a request of yours is answered',
  summary: 'about what happens in your courses',
  news: 'with news about your courses',
} as const;

export const englishTexts: MailTexts = {
  greeting: (name) => `Hello ${name},`,
  certificateIssued: (course) => ({
    subject: `Your certificate for “${course}”`,
    lines: [`Congratulations: you have completed “${course}”, and your certificate is ready.`],
    action: 'See your certificate',
  }),
  certificateRevoked: (course) => ({
    subject: `Your certificate for “${course}” was withdrawn`,
    lines: [`Your certificate for “${course}” was withdrawn. Its page says why.`],
    action: 'See its page',
  }),
  reviewAnswered: (course, reply) => ({
    subject: `Your review of “${course}” was answered`,
    lines: [`The instructor of “${course}” answered your review:`, reply],
    action: 'See the course and its reviews',
  }),
  reviewHidden: (course, reason) => ({
    subject: `Your review of “${course}” was hidden`,
    lines: [`An admin hid your review of “${course}”. This is why:`, reason],
    action: 'See the course',
  }),
  coursePublished: (course) => ({
    subject: `“${course}” is published`,
    lines: [`Your course “${course}” is published. Everybody finds it in the catalogue now.`],
    action: 'See the course',
  }),
  courseRefused: (course, reason) => ({
    subject: `“${course}” was refused`,
    lines: [
      `An admin looked at your course “${course}” and does not publish it as it is.`,
      ...(reason === '' ? [] : ['This is why:', reason]),
      'It is still there. Change it, and hand it in again.',
    ],
    action: 'Open the course',
  }),
  requestAnswered: (approved) => ({
    subject: approved ? 'You may write courses now' : 'Your request to write courses was refused',
    lines: [
      approved
        ? 'You asked to write courses. An admin agreed: you may begin.'
        : 'You asked to write courses. An admin did not agree; your page says why.',
    ],
    action: 'Open your dashboard',
  }),
  weeklySummary: (week) => ({
    subject: 'Last week in your courses',
    lines: ['This happened in your courses last week:', weekLines(week).join('\n')],
    action: 'Open your dashboard',
  }),
  invitation: ({ school, by, courses, until }) => ({
    subject: `You are invited to ${school}`,
    lines: [
      by === null ? `You are invited to learn at ${school}.` : `${by} invites you to learn at ${school}.`,
      ...(courses.length === 0
        ? []
        : ['You will be enrolled in:', courses.map((title) => `• ${title}`).join('\n')]),
      `Sign in with this email address until ${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(until)}.`,
    ],
    action: 'Sign in',
  }),
  why: (list, school) =>
    `You get this mail from ${school} because you chose to be written to ${lists[list]}.`,
  whyInvited: (school) =>
    `You get this mail because somebody at ${school} invited this address. If you do not know why, ignore it: nothing happens then.`,
  unsubscribe: 'Stop these mails',
};
