/** What an answer says in words: on the screen, for copying and for a screen reader. */
import type { Answer, AnsweredInKind, Source, Statement } from '@academy/contract/chats/answer.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { plural, t } from '@lingui/core/macro';
import { noticeOf, otherLanguage } from './notice-text.ts';
import { chipName, type Here, leadText } from './source-text.ts';

/** Why, too, where asking otherwise may help. */
export const nothingFits = ({ notice }: Pick<Answer, 'notice'>) =>
  [t`Nothing in this course answers that.`, notice === 'other_language' ? otherLanguage() : '']
    .filter(Boolean)
    .join(' ');
/** Moments, paragraphs, pages of files. */
export const nearestPlaces = (count: number) =>
  plural(count, { one: 'The nearest place:', other: 'The nearest places:' });
export const notFromTheCourse = () => t`Not from the course`;

/** Of who asks and of the course they ask about, so far as the page around the assistant knows it. */
export interface Asker {
  /** Only a student has a certificate to come. */
  readonly isStudent: boolean;
  readonly size: { readonly lessons: string; readonly time: string } | null;
  /** Without a lesson after the last one; null where no lesson is open. */
  readonly next: { readonly lesson: Lesson | undefined } | null;
  readonly teacher: string | null;
}

const anyStudent: Asker = { isStudent: true, size: null, next: null, teacher: null };

export const nextLead = () => t`The next lesson of this course:`;
export const teacherLead = () => t`The instructor of this course:`;

/** What is answered by a sentence alone. */
export function replyText(reply: AnsweredInKind, { isStudent, size, next, teacher }: Asker): string {
  switch (reply) {
    case 'greeting':
      return t`Hello! What would you like to know?`;
    case 'thanks':
      return t`You’re welcome. Ask again whenever you like.`;
    case 'agreement':
      return t`Good. Ask me whenever something is unclear.`;
    case 'farewell':
      return t`Goodbye, and see you next time.`;
    case 'certificate':
      if (!isStudent)
        return t`Students can get their certificate once they have opened every lesson of this course and, if the course asks for a mark, answered enough of its questions right. You are not enrolled in it yourself.`;
      return t`You can get your certificate once you have opened every lesson of this course and, if the course asks for a mark, answered enough of its questions right. Your certificates are in your profile, under Certificates.`;
    case 'size':
      if (size === null)
        return t`The course page says how many lessons the course has and how long they take.`;
      return sizeText(size);
    case 'simpler':
      return t`I can only quote what the course says, and cannot put it into simpler words myself. Open the place that was quoted: the text of the lesson, or that moment of the film and its transcript, often says more around it. Or ask in other words, or about one word of it.`;
    case 'next':
      if (next === null) return t`The course page lists the lessons of the course in their order.`;
      if (next.lesson === undefined) return t`This is the last lesson of this course.`;
      return `${nextLead()} ${quoted(next.lesson.title)}`;
    case 'teacher':
      if (teacher === null) return t`The course page names the instructor of the course.`;
      return `${teacherLead()} ${teacher}`;
  }
}

const sizeText = ({ lessons, time }: NonNullable<Asker['size']>) =>
  t`This course has ${lessons} and takes ${time} in all.`;

export const teachesLead = () => t`This course teaches:`;

/** What the places are that sum up a lesson or a course; without any, why there is no summary. Empty where nothing is missing. */
export function summaryLead({ fits, sources, summed }: Answer): string {
  switch (sources[0]?.kind) {
    case 'takeaway':
      return t`The key takeaways of this lesson:`;
    case 'chapter':
      return t`The chapters of this lesson:`;
    case 'lesson':
      return t`The lessons of this course, from the first on:`;
    case undefined:
      // What it teaches stands above.
      if (fits) return '';
      if (summed === 'course')
        return t`I cannot sum up this course: it has no lessons yet and does not say what it teaches.`;
      return t`I cannot sum up this lesson: it has no takeaways, no chapters and no text. Watch it or open its files, and ask me about anything in it.`;
    default:
      return sources.length > 1
        ? t`The text of this lesson is about:`
        : t`I cannot sum up this lesson, but its text begins like this:`;
  }
}

function summaryText(answer: Answer, here: Here): string {
  const teaches = answer.statements.filter(({ sources }) => sources.length === 0);
  return [
    ...(teaches.length > 0 ? [teachesLead(), ...teaches.map(({ text }) => withoutMarks(text))] : []),
    summaryLead(answer),
    ...answer.sources.map((source) => placeText(source, here)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A statement has its signs marked for Markdown; copied and said, a sign is only a sign. */
const withoutMarks = (statement: string) => statement.replaceAll(/\\([\\`*_{}[\]<>#|~&\-+=.)])/g, '$1');

const placeText = (source: Source, here: Here) =>
  [chipName(source, here), source.text && quoted(source.text)].filter(Boolean).join(': ');

export function sourcesOf({ sources }: Pick<Answer, 'sources'>, statement: Statement): Source[] {
  return statement.sources.flatMap((index) => sources[index] ?? []);
}

/** Words of the course itself, in quotation marks; a passage of several lines stands without them. */
export function quoted(text: string): string {
  const passage = text.trim();
  return passage.includes('\n') ? passage : `“${passage}”`;
}

/** Everything an answer says, with the places it rests on. */
export function answerText(answer: Answer, here: Here, asker = anyStudent): string {
  if (answer.reply === 'summary' && answer.model === null) return summaryText(answer, here);
  if (answer.reply !== undefined && answer.reply !== 'summary')
    return [answer.reply, ...(answer.also ?? [])].map((reply) => replyText(reply, asker)).join('\n\n');
  const lines = answer.statements.map((statement) => {
    const sources = sourcesOf(answer, statement);
    const [first] = sources;
    // As it was said: a statement has its signs marked for Markdown.
    if (answer.model === null && first) return `${leadText(first, here)} ${quoted(first.text)}`;
    if (sources.length === 0) return `${statement.text} (${notFromTheCourse()})`;
    return `${statement.text} (${sources.map((source) => chipName(source, here)).join('; ')})`;
  });
  if (answer.fits) return lines.join('\n\n');
  const near = answer.sources.map((source) => placeText(source, here));
  return [
    nothingFits(answer),
    ...lines,
    ...(near.length > 0 ? [nearestPlaces(near.length), ...near] : []),
  ].join('\n\n');
}

/** As a voice says it: without the marks of Markdown. */
export function spokenAnswer(answer: Answer, here: Here, asker = anyStudent): string {
  const text = answerText(answer, here, asker);
  return [noticeOf(answer), text.replaceAll(/[*_`#>|]+/g, '')].filter(Boolean).join(' ');
}
