/** What a lesson has that sums it up, without any language model, and its own words for one. */
import type { Source } from '@academy/contract/chats/answer.ts';
import { chatLimits } from '@academy/contract/chats/chat-limits.ts';
import { placeOf } from './choose-sources.ts';
import type { LessonText } from './course-text.ts';
import { courseUnits } from './course-units.ts';
import { cutToLength } from './sentences/cut-sentences.ts';
import { writtenParagraphs } from './sentences/written-paragraphs.ts';
import { scriptOf } from './words/script-of.ts';

type WrittenLesson = Omit<LessonText, 'tracks' | 'files'>;

export interface LessonToSumUp extends WrittenLesson {
  readonly chapters: readonly { readonly seconds: number; readonly title: string }[];
}

/** A lesson of more parts is told from the first on. */
const mostParts = 30;
/** Of a text, so many letters are read for its headings: other requests wait meanwhile. */
const readLetters = 50_000;
/** Of one, so many passages go to a language model: about 2,500 words. */
const mostPassages = 24;

const inLesson = ({ lessonId, moduleId, title }: WrittenLesson) => ({
  lessonId,
  moduleId,
  lessonTitle: title,
});

/** The first it has of: its takeaways, its chapters, the headings of its text, the first paragraph of that. */
export function lessonSummary(lesson: LessonToSumUp): Source[] {
  return partsOf(lesson).slice(0, mostParts);
}

/** A long text is only read where there is nothing better: nothing else is answered meanwhile. */
function partsOf(lesson: LessonToSumUp): Source[] {
  const own = inLesson(lesson);
  if (lesson.takeaways.length > 0)
    return lesson.takeaways.map((text) => ({ ...own, kind: 'takeaway' as const, text }));
  if (lesson.chapters.length > 0)
    return lesson.chapters.map(({ seconds, title }) => ({ ...own, kind: 'chapter', seconds, text: title }));
  return textParts(lesson);
}

function textParts(lesson: WrittenLesson): Source[] {
  const paragraphs = writtenParagraphs((lesson.content ?? '').slice(0, readLetters));
  const at = (paragraph: number, text: string) => ({
    ...inLesson(lesson),
    ...{ kind: 'content' as const, paragraph, text: cutToLength(text, chatLimits.passageMaxLength)[0] ?? '' },
  });
  const headed = paragraphs.filter(
    ({ heading }, index) => heading !== '' && heading !== paragraphs[index - 1]?.heading,
  );
  // One heading alone says what the title says.
  if (headed.length > 1) return headed.map(({ heading, number }) => at(number, heading));
  const first = paragraphs.find(({ isCode }) => !isCode);
  return first === undefined ? [] : [at(first.number, first.lines.join(' '))];
}

/** What is said and written in a lesson from its beginning to its end; of a long one, parts from all of it, and what its author has it come to. */
export function lessonPassages(lesson: LessonText): Source[] {
  const { units } = courseUnits({ lessons: [lesson], wordList: [] });
  const passages: Source[] = [];
  let strand: number | undefined;
  for (const unit of units) {
    const last = passages.at(-1);
    const isRoom = (last?.text.length ?? 0) + 1 + unit.text.length <= chatLimits.passageMaxLength;
    if (last !== undefined && strand === unit.strand && isRoom) last.text += ` ${unit.text}`;
    else passages.push({ ...inLesson(lesson), text: unit.text, ...placeOf(unit) });
    strand = unit.strand;
  }
  const takeaways = passages.filter(({ kind }) => kind === 'takeaway').slice(0, mostPassages / 2);
  const others = passages.filter(({ kind }) => kind !== 'takeaway');
  return [...spread(others, mostPassages - takeaways.length), ...takeaways];
}

/** The first, the last, and the others as far apart as they can be. */
function spread(passages: readonly Source[], most: number): Source[] {
  const step = Math.max(1, (passages.length - 1) / (most - 1));
  return Array.from(
    { length: Math.min(passages.length, most) },
    (_, index) => passages[Math.round(index * step)],
  ).filter((passage) => passage !== undefined);
}

/** One, in the letters of the question if there is such a one: the same is said in all of them. `beginning` are some of its words. */
export function chooseTrack<Track extends { readonly beginning: string }>(
  tracks: readonly Track[],
  question: string,
): Track | undefined {
  const script = scriptOf(question);
  return tracks.find(({ beginning }) => scriptOf(beginning) === script) ?? tracks[0];
}
