import { z } from 'zod';
import { idSchema } from '../http/identifiers.ts';
import type { WrittenQuestion } from './question.ts';
import { problemsOf, questionProblems } from './question-problems.ts';
import { quizLimits as limits, questionKinds } from './quiz-limits.ts';

const written = {
  prompt: z.string().max(limits.promptMaxLength),
  explanation: z.string().max(limits.explanationMaxLength).default(''),
  atSeconds: z.number().int().min(0).max(limits.latestSecond).nullable().default(null),
};
const optionId = z.string().regex(/^[\w-]{1,36}$/, 'must be a short id');
const options = z
  .array(
    z.object({
      id: optionId,
      text: z.string().max(limits.optionMaxLength),
      correct: z.boolean().default(false),
    }),
  )
  .max(limits.options)
  .readonly();
const number = z.number().min(-limits.largestNumber).max(limits.largestNumber);

const kinds = [
  z.object({ ...written, kind: z.literal('single'), options }),
  z.object({ ...written, kind: z.literal('several'), options }),
  z.object({ ...written, kind: z.literal('number'), value: number, tolerance: number.min(0).default(0) }),
  z.object({
    ...written,
    kind: z.literal('text'),
    accepted: z.array(z.string().max(limits.spellingMaxLength)).max(limits.spellings).readonly(),
  }),
] as const;

const writtenQuestionSchema = z.discriminatedUnion('kind', kinds);

function refuseProblems(questions: readonly WrittenQuestion[], context: z.RefinementCtx): void {
  for (const [index, question] of questions.entries()) {
    for (const problem of problemsOf(question)) {
      const message = `Question ${index + 1} ${questionProblems[problem]}.`;
      context.addIssue({ code: 'custom', path: [index], message });
    }
  }
}

/** All questions of a lesson, as a course folder has them: without ids. */
export const writtenQuestionsSchema = z
  .array(writtenQuestionSchema)
  .max(limits.questions)
  .superRefine(refuseProblems);

/** A question without an id is new. One that keeps its id keeps what students have answered. */
const questionPayloadSchema = writtenQuestionSchema.and(z.object({ id: idSchema.optional() }));

export const questionPayloadsSchema = z
  .array(questionPayloadSchema)
  .max(limits.questions)
  .superRefine(refuseProblems)
  .refine((questions) => {
    const ids = questions.flatMap(({ id }) => id ?? []);
    return new Set(ids).size === ids.length;
  }, 'Two questions have one id.');

const identified = { id: idSchema };

export const managedQuizSchema = z.object({
  /** 0 for a lesson whose questions were never written. */
  revision: z.number().int(),
  questions: z
    .array(
      z.discriminatedUnion('kind', [
        kinds[0].extend(identified),
        kinds[1].extend(identified),
        kinds[2].extend(identified),
        kinds[3].extend(identified),
      ]),
    )
    .readonly(),
});

/** A question as it is asked: nothing of its solution. */
export const askedQuestionSchema = z.object({
  id: idSchema,
  kind: z.enum(questionKinds),
  prompt: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  atSeconds: z.number().int().nullable(),
});

const countsSchema = z.object({ correctCount: z.number().int(), questionCount: z.number().int() });

export const askedQuizSchema = z.object({
  /** None: the lesson has the two sample questions. */
  questions: z.array(askedQuestionSchema),
  /** One's own, the newest first. */
  attempts: z.array(countsSchema.extend({ at: z.iso.datetime() })),
  /** Counted question by question: what was answered right once stays so. Null before the first answer. */
  best: countsSchema.nullable(),
  /** By question, for those that one has answered: whether it was ever right. */
  answered: z.record(z.string(), z.boolean()),
});

export const questionResultSchema = z.object({
  correct: z.boolean(),
  /** The right option, the first of several, or the answer that would have been right. */
  correctOption: z.string(),
  /** For questions of the creator only, like the rest: all right options. */
  correctOptions: z.array(z.string()).optional(),
  tolerance: z.number().optional(),
  explanation: z.string().optional(),
});

export type ManagedQuiz = z.output<typeof managedQuizSchema>;
export type QuestionPayload = z.output<typeof questionPayloadSchema>;
export type AskedQuiz = z.output<typeof askedQuizSchema>;
export type AskedQuestion = z.output<typeof askedQuestionSchema>;
export type QuestionResult = z.output<typeof questionResultSchema>;
