/** An answer of the assistant in words, for who reads it years later. Screens say the same in the language of their reader. */
import type { Answer, AnsweredInKind, Source } from '@academy/contract/chats/answer.ts';

/** Its places are told only where no statement says what stands there. */
export interface KeptAnswer extends Pick<Answer, 'fits' | 'notice' | 'reply' | 'also' | 'summed'> {
  readonly statements: readonly string[];
  readonly places: readonly Pick<Source, 'lessonTitle' | 'text'>[];
}

/** Never empty: a question with nothing below it would look as if its answer had been lost. */
export function answerMarkdown(answer: KeptAnswer | null): string {
  if (answer === null) return 'This question was not answered.';
  const { reply, fits, summed, notice } = answer;
  if (reply !== undefined && reply !== 'summary')
    return [reply, ...(answer.also ?? [])].map(inKind).join('\n\n');
  const statements = answer.statements.map((text) => text.trim());
  const places = answer.places.map(placeLine).join('\n');
  if (reply === 'summary' && !fits) return `I could not sum up this ${summed ?? 'lesson'}.`;
  const said = [
    ...(fits ? [] : [nothingFits(notice)]),
    ...statements,
    ...(places === '' ? [] : [fits ? 'The lessons of this course:' : 'The nearest moments:', places]),
    ...(notice === 'stopped' ? ['You stopped this answer.'] : []),
  ];
  return said.join('\n\n') || 'This question was not answered.';
}

function nothingFits(notice: Answer['notice']): string {
  const nothing = 'Nothing in this course answers that.';
  return notice === 'other_language' ? `${nothing} It is in another language than your question.` : nothing;
}

const placeLine = ({ lessonTitle, text }: KeptAnswer['places'][number]) =>
  `- ${[lessonTitle, text]
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(': ')}`;

function inKind(reply: AnsweredInKind): string {
  switch (reply) {
    case 'greeting':
      return 'Hello! What would you like to know?';
    case 'thanks':
      return 'You’re welcome. Ask again whenever you like.';
    case 'agreement':
      return 'Good. Ask me whenever something is unclear.';
    case 'farewell':
      return 'Goodbye, and see you next time.';
    case 'certificate':
      return 'You can get your certificate once you have opened every lesson of this course and, if the course asks for a mark, answered enough of its questions right. Your certificates are in your profile, under Certificates.';
    case 'size':
      return 'The course page says how many lessons the course has and how long they take.';
    case 'simpler':
      return 'I can only quote what the course says, and cannot put it into simpler words.';
    case 'next':
      return 'The course page lists the lessons of the course in their order.';
    case 'teacher':
      return 'The course page names the instructor of the course.';
  }
}
