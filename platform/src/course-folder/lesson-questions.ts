import { isLessonDuration } from '@academy/contract/curriculum/lesson-duration.ts';
import { writtenQuestionsSchema } from '@academy/contract/quizzes/quiz.ts';
import { quizLimits as limits } from '@academy/contract/quizzes/quiz-limits.ts';
import { z } from 'zod';

/*
 * The questions in front of a lesson's text. They are written for people, so options have no ids: their place gives
 * them one. What makes a question one that can be asked, the contract says.
 */

type Written = z.input<typeof writtenQuestionsSchema>[number];

/** m:ss or h:mm:ss; the same as a duration. */
const momentSchema = z
  .string('must be a moment such as 0:20')
  .refine(isLessonDuration, 'must be a moment such as 0:20')
  .transform((text) => text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0))
  .nullable()
  .default(null);

const asked = {
  question: z.string().max(limits.promptMaxLength),
  explanation: z.string().max(limits.explanationMaxLength).default(''),
  at: momentSchema,
};
const options = z
  .array(z.strictObject({ text: z.string().max(limits.optionMaxLength), right: z.boolean().default(false) }))
  .max(limits.options)
  .transform((list) =>
    list.map(({ text, right }, index) => ({ id: String.fromCharCode(97 + index), text, correct: right })),
  );

const questionSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...asked, kind: z.literal('single'), options }),
    z.strictObject({ ...asked, kind: z.literal('several'), options }),
    z.strictObject({
      ...asked,
      kind: z.literal('number'),
      answer: z.number(),
      tolerance: z.number().default(0),
    }),
    z.strictObject({
      ...asked,
      kind: z.literal('text'),
      accepted: z.array(z.string().max(limits.spellingMaxLength)),
    }),
  ])
  .transform(({ question: prompt, explanation, at: atSeconds, ...rest }): Written => {
    const written = { prompt, explanation, atSeconds };
    switch (rest.kind) {
      case 'single':
        return { ...written, kind: 'single', options: rest.options };
      case 'several':
        return { ...written, kind: 'several', options: rest.options };
      case 'number':
        return { ...written, kind: 'number', value: rest.answer, tolerance: rest.tolerance };
      case 'text':
        return { ...written, kind: 'text', accepted: rest.accepted };
    }
  });

export const lessonQuestionsSchema = z.array(questionSchema).pipe(writtenQuestionsSchema).default([]);
