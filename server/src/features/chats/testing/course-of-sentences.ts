import type { CourseText } from '@academy/platform/passages/course-text.ts';

/** A course with one lesson, in which these sentences are said. */
export const courseOf = (...sentences: string[]): CourseText => ({
  wordList: [],
  lessons: [
    {
      ...{ lessonId: 'lesson', moduleId: 'module', title: 'Looms', takeaways: [], files: [], content: null },
      tracks: [
        {
          language: 'en',
          cues: sentences.map((text, index) => ({ startMs: index * 4000, endMs: index * 4000 + 3000, text })),
        },
      ],
    },
  ],
});

/** Of the course in which shuttles are waxed. */
export const asked = { text: 'Is a shuttle waxed once a month?', lessonId: null, earlier: [] };
