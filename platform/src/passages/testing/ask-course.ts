/** Courses of a few sentences, and questions to them. */
import type { CourseText, LessonText, SpokenCue } from '../course-text.ts';
import { indexCourse } from '../index-course.ts';

export const lessonNamed = (title: string, parts: Partial<LessonText> = {}): LessonText => ({
  lessonId: `lesson ${title}`,
  moduleId: 'module',
  title,
  tracks: [],
  content: null,
  takeaways: [],
  files: [],
  ...parts,
});

export const cues = (...texts: string[]): SpokenCue[] =>
  texts.map((text, place) => ({ startMs: place * 4000 + 3000, endMs: place * 4000 + 6900, text }));

export const course = (...lessons: LessonText[]): CourseText => ({ lessons, wordList: [] });

export const ask = (text: string, lessons: CourseText, { earlier = [] as string[], lessonId = '' } = {}) =>
  indexCourse(lessons).find({ text, lessonId, earlier });

export const tea = lessonNamed('Tea', {
  tracks: [
    {
      language: 'en',
      cues: cues(
        'Welcome to the course. Today we',
        'make tea together. Warm the pot before you',
        'put in the leaves. Steep them for three minutes.',
        'Milk goes in last, because it would cool the water.',
        'Black leaves can be stored for two years in a tin.',
      ),
    },
  ],
  content: 'Rinse the pot with vinegar once a month.\n\n```sh\nkettle --boil\n```',
  takeaways: ['Good leaves unroll slowly.'],
  files: [
    {
      ...{ resourceId: 'file', name: 'prices.pdf', isMarkdown: false, isCode: false },
      parts: [{ page: 2, text: 'Assam costs nine euros a tin.' }],
    },
    {
      ...{ resourceId: 'notes', name: 'On one page', isMarkdown: true, isCode: false },
      parts: [
        { page: null, text: '## Water\n\n- **Soft** water is poured slowly.\n- Hard water is boiled twice.' },
      ],
    },
  ],
});
