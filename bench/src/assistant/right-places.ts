/** Whether a place that was found is one where the answer really stands. */
import { readMeasuredCourse } from './measured-courses.ts';
import type { MeasuredQuestion, RightPlace } from './question-set.ts';

export interface FoundPlace {
  readonly lesson: string;
  readonly kind: 'speech' | 'content' | 'takeaway' | 'chapter' | 'lesson' | 'file';
  readonly seconds: number | null;
  readonly text: string;
}

/** A film may be opened a little before what is meant. */
const secondsAhead = 2;

/** The place among what was found, counted from 0; -1 where none is right. */
export function rankOfRight(question: MeasuredQuestion, found: readonly FoundPlace[]): number {
  return found.findIndex((place) => question.right.some((right) => isRight(place, right, question.course)));
}

function isRight(place: FoundPlace, right: RightPlace, course: string): boolean {
  if (place.lesson !== right.lesson) return false;
  if ('from' in right) {
    const { seconds } = place;
    return (
      place.kind === 'speech' &&
      seconds !== null &&
      seconds >= right.from - secondsAhead &&
      seconds <= right.to
    );
  }
  if ('takeaway' in right) return place.kind === 'takeaway' && place.text.includes(right.takeaway);
  return place.kind === 'content' && isInParagraph(place.text, right, course);
}

/** What was found is a sentence of the paragraph that has the words; both without the signs of Markdown. */
function isInParagraph(
  text: string,
  { lesson, content }: { lesson: string; content: string },
  course: string,
): boolean {
  const written = readMeasuredCourse(course).lessons.find(({ title }) => title === lesson)?.content ?? '';
  const [found, words] = [plainOf(text), plainOf(content)];
  return written
    .split(/\n\s*\n/)
    .map(plainOf)
    .some((paragraph) => paragraph.includes(words) && paragraph.includes(found.slice(0, comparedLetters)));
}

/** A passage may go on with its next paragraph. */
const comparedLetters = 40;

function plainOf(markdown: string): string {
  return markdown
    .replaceAll(/^\s*(?:\d+\.|[-*])\s/gm, '')
    .replaceAll(/[*_`#>\\]/g, '')
    .replaceAll(/[|,]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
