import type { Finding } from '@academy/contract/preflight/finding.ts';
import { plural, t } from '@lingui/core/macro';
import { type FindingText, filmText } from './film-finding-text.ts';
import { numberText } from './language/numbers.ts';
import { timeText } from './language/times.ts';

export function findingText(finding: Finding): FindingText {
  const film = filmText(finding);
  if (film !== undefined) return film;
  const { code, facts } = finding;
  const { written = '', seconds = 0, status, count = 1 } = facts;
  const number = numberText(count);
  const length = timeText(seconds);
  const question = numberText(facts.question ?? 1);
  const answer = status === undefined ? '' : numberText(status);
  switch (code) {
    case 'course_empty':
      return { says: t`There is no lesson yet.`, advice: t`Add a module with lessons.` };
    case 'module_empty':
      return { says: t`The module has no lessons.`, advice: t`Add a lesson, or delete the module.` };
    case 'lesson_empty':
      return {
        says: t`The lesson has neither a film nor a text.`,
        advice: t`Upload a film, write a text, or delete the lesson.`,
      };
    case 'duration_differs':
      return {
        says: t`The lesson is said to last ${written}, but the film lasts ${length}.`,
        advice: t`Correct the duration, or clear it: it is filled in.`,
      };
    case 'link_broken':
      return {
        says:
          answer === '' ? t`A link leads nowhere.` : t`A link leads nowhere: it is answered with ${answer}.`,
        advice: t`Correct the address, or remove the link.`,
      };
    case 'link_unreachable':
      return {
        says: t`Nobody answers behind a link.`,
        advice: t`Open it yourself, and correct or remove it if it stays silent.`,
      };
    case 'link_not_checked':
      return {
        says: t`A link cannot be checked: it does not lead to the public internet.`,
        advice: t`Open it as a student would: outside of your network it may not work.`,
      };
    case 'links_left_out':
      return {
        says: plural(count, {
          one: 'A link was not checked, because there are so many.',
          other: `${number} links were not checked, because there are so many.`,
        }),
        advice: t`Check again: nobody is asked twice about what is known.`,
      };
    case 'image_without_description':
      return {
        says: t`A picture has no description.`,
        advice: t`Write what can be seen on it between the square brackets, for who cannot see it.`,
      };
    case 'question_without_answer':
      return {
        says: t`Question ${question} has no right answer.`,
        advice: t`Mark the right answer, or write one that is accepted.`,
      };
    case 'question_after_film':
      return {
        says: t`Question ${question} is asked after the end of the film, which lasts ${length}.`,
        advice: t`Choose an earlier moment, or leave it empty: then the question stands below the film.`,
      };
    default:
      return {
        says: t`Question ${question} is not complete.`,
        advice: t`Open the questions of the lesson: the editor says what is missing.`,
      };
  }
}
