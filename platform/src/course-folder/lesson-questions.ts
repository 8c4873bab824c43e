import { writtenQuestionsSchema } from '@academy/contract/quizzes/quiz.ts';
import { quizLimits as limits } from '@academy/contract/quizzes/quiz-limits.ts';
import { z } from 'zod';
import { folderIdSchema } from './folder-id.ts';
import { momentSchema } from './moments.ts';

/*
 * The questions in front of a lesson's text. They are written for people, so options need no ids: their place gives
 * them one. What makes a question one that can be asked, the contract says.
 */

type Written = z.input<typeof writtenQuestionsSchema>[number];

const asked = {
  id: folderIdSchema.nullable().default(null),
  question: z.string().max(limits.promptMaxLength),
  explanation: z.string().max(limits.explanationMaxLength).default(''),
  at: momentSchema.nullable().default(null),
};

const optionSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,36}$/)
    .optional(),
  text: z.string().max(limits.optionMaxLength),
  right: z.boolean().default(false),
});

/** a, b, c: what an option is called by its place. */
export const placeId = (index: number) => String.fromCharCode(97 + index);

const options = z
  .array(optionSchema)
  .max(limits.options)
  .refine((list) => {
    const ids = list.flatMap(({ id }) => id ?? []);
    return new Set(ids).size === ids.length;
  }, 'has two options with one id')
  .transform((list) => {
    const taken = new Set(list.flatMap(({ id }) => id ?? []));
    return list.map(({ id, text, right }, index) => {
      const places = [index, ...list.keys(), ...list.keys().map((place) => place + list.length)].map(placeId);
      const own = id ?? places.find((place) => !taken.has(place)) ?? `option-${index}`;
      taken.add(own);
      return { id: own, text, correct: right };
    });
  });

const identifiedSchema = z
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
  .transform(({ id, question: prompt, explanation, at: atSeconds, ...rest }) => {
    const written = { prompt, explanation, atSeconds };
    switch (rest.kind) {
      case 'single':
      case 'several':
        return { id, question: { ...written, kind: rest.kind, options: rest.options } as Written };
      case 'number': {
        const { answer: value, tolerance } = rest;
        return { id, question: { ...written, kind: 'number', value, tolerance } as Written };
      }
      case 'text':
        return { id, question: { ...written, kind: 'text', accepted: rest.accepted } as Written };
    }
  });

/** What the contract says of questions is told of the very question, so ids are put beside and come back after it. */
export const lessonQuestionsSchema = z
  .array(identifiedSchema)
  .transform((list, context) => {
    const read = writtenQuestionsSchema.safeParse(list.map(({ question }) => question));
    if (read.success)
      return read.data.map((question, index) => ({ ...question, id: list[index]?.id ?? null }));
    for (const { message, path } of read.error.issues) context.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  })
  .default([]);

export type QuestionInFolder = z.output<typeof lessonQuestionsSchema>[number];
