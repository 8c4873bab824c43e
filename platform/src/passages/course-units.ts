/** A course cut into what can be found: sentences, each with the place that an answer names. */
import type { CourseText, FileText, LessonText } from './course-text.ts';
import { cutSentences, cutToLength, longestSentence } from './sentences/cut-sentences.ts';
import { spokenSentences } from './sentences/spoken-sentences.ts';
import { writtenParagraphs } from './sentences/written-paragraphs.ts';

/** Where a sentence stands or is said. */
export type UnitPlace =
  | {
      readonly kind: 'speech';
      readonly language: string;
      readonly startMs: number;
      readonly endMs: number;
      readonly cueMs: number;
    }
  | { readonly kind: 'content'; readonly paragraph: number }
  | { readonly kind: 'takeaway' }
  | { readonly kind: 'file'; readonly file: FileText; readonly page: number | null };

export interface Unit {
  readonly lesson: number;
  readonly text: string;
  readonly place: UnitPlace;
  /** Sentences with the same number follow each other: a track, a text, a file. */
  readonly strand: number;
  /** Which item of a list, or row of a table, it is of: what it begins with may be what the sentence is about. 0 elsewhere. */
  readonly item: number;
  /** What stands above it. */
  readonly heading: string;
  readonly isCode: boolean;
}

export interface UnitLesson {
  readonly lessonId: string;
  readonly moduleId: string;
  readonly title: string;
}

export interface CourseUnits {
  readonly lessons: readonly UnitLesson[];
  /** Lesson by lesson. */
  readonly units: readonly Unit[];
}

/** A line of dashes is no sentence. */
const hasWords = /[\p{L}\p{N}]/u;

export function courseUnits(course: CourseText): CourseUnits {
  const units: Unit[] = [];
  let strand = 0;
  for (const [lesson, text] of course.lessons.entries()) {
    for (const sentences of strandsOf(text)) {
      strand += 1;
      for (const { text, place, heading, item = 0, isCode = false } of sentences)
        if (hasWords.test(text)) units.push({ lesson, strand, item, text, place, heading, isCode });
    }
  }
  const lessons = course.lessons.map(({ lessonId, moduleId, title }) => ({ lessonId, moduleId, title }));
  return { lessons, units };
}

type Sentence = Pick<Unit, 'text' | 'place' | 'heading'> & Partial<Pick<Unit, 'isCode' | 'item'>>;

function strandsOf(lesson: LessonText): Sentence[][] {
  return [
    ...lesson.tracks.map(({ language, cues }) =>
      spokenSentences(cues).map(({ text, ...times }) => ({
        text,
        heading: '',
        place: { kind: 'speech' as const, language, ...times },
      })),
    ),
    contentSentences(lesson.content ?? ''),
    lesson.takeaways.flatMap((takeaway) =>
      plainSentences(takeaway).map((text) => ({ text, heading: '', place: { kind: 'takeaway' as const } })),
    ),
    ...lesson.files.map(fileSentences),
  ];
}

function contentSentences(content: string): Sentence[] {
  return markdownSentences(content, (paragraph) => ({ kind: 'content', paragraph }));
}

function markdownSentences(markdown: string, placeOf: (paragraph: number) => UnitPlace): Sentence[] {
  let items = 0;
  return writtenParagraphs(markdown).flatMap(({ number, lines, isCode, heading }): Sentence[] => {
    const place = placeOf(number);
    if (isCode) {
      const texts = cutToLength(lines.join('\n').trim(), 2 * longestSentence);
      return texts.map((text) => ({ text, place, heading, isCode }));
    }
    return lines.flatMap((line) => {
      items += 1;
      // Other paragraphs have one line.
      const item = lines.length > 1 ? items : 0;
      return plainSentences(line).map((text) => ({ text, place, heading, item }));
    });
  });
}

function fileSentences(file: FileText): Sentence[] {
  return file.parts.flatMap(({ page, text }): Sentence[] => {
    const place = { kind: 'file' as const, file, page };
    if (file.isMarkdown) return markdownSentences(text, () => place);
    // A line alone may be a heading or an item: only a blank line is sure to end a sentence.
    return text
      .split(/\n\s*\n/)
      .flatMap((block) =>
        plainSentences(block).map((text) => ({ text, place, heading: '', isCode: file.isCode })),
      );
  });
}

function plainSentences(text: string): string[] {
  return cutSentences(text.replaceAll(/\s+/gu, ' ').trim()).flatMap((sentence) =>
    cutToLength(sentence, longestSentence),
  );
}
