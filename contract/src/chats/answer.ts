import { z } from 'zod';
import { idSchema } from '../http/identifiers.ts';

const inLesson = {
  lessonId: idSchema,
  moduleId: idSchema,
  lessonTitle: z.string(),
  /** What stands there or is said there, in one or two whole sentences. */
  text: z.string(),
};

/** A place of the course on which an answer rests: a moment of a film, a paragraph, a takeaway, a page of a file. */
export const sourceSchema = z.discriminatedUnion('kind', [
  z.object({ ...inLesson, kind: z.literal('speech'), seconds: z.number().int(), language: z.string() }),
  /** Paragraphs are counted from 1. */
  z.object({ ...inLesson, kind: z.literal('content'), paragraph: z.number().int() }),
  z.object({ ...inLesson, kind: z.literal('takeaway') }),
  /** Its text is the chapter's title. */
  z.object({ ...inLesson, kind: z.literal('chapter'), seconds: z.number().int() }),
  /** A lesson as a whole; its text may be empty. */
  z.object({ ...inLesson, kind: z.literal('lesson') }),
  /** The page is null for a file without pages. */
  z.object({
    ...inLesson,
    kind: z.literal('file'),
    resourceId: idSchema,
    name: z.string(),
    page: z.number().int().nullable(),
  }),
]);

export type Source = z.output<typeof sourceSchema>;

/** One thing that is said, as Markdown, and the places of `sources` it rests on. None: it is not from the course. */
const statementSchema = z.object({ text: z.string(), sources: z.array(z.number().int().min(0)) });

export type Statement = z.output<typeof statementSchema>;

/** Why an answer is not what it could be: the passages alone were sent, or a part of what a model wrote. */
export const answerNotices = [
  'stopped',
  'service_slow',
  'service_away',
  'service_refused',
  'service_nonsense',
  'service_cut_off',
  'limit_reached',
  'budget_spent',
  /** Nothing fits, and the course is not in the language of the question. */
  'other_language',
] as const;

export type AnswerNotice = (typeof answerNotices)[number];

/** What a message is that is nothing but politeness; it is answered in kind. */
const courtesies = ['greeting', 'thanks', 'agreement', 'farewell'] as const;

export type Courtesy = (typeof courtesies)[number];

/**
 * What is answered by a sentence alone: politeness, and who asks for the course's certificate, how long the course is, the answer in
 * simpler words, the next lesson or the teacher.
 */
const answeredInKind = [...courtesies, 'certificate', 'size', 'simpler', 'next', 'teacher'] as const;

export type AnsweredInKind = (typeof answeredInKind)[number];

/** What an answer replies to where nothing was looked up in the course. Screens have the words. */
const replySchema = z.enum([...answeredInKind, 'summary']);

/**
 * Written by a language model from the sources, or, where `model` is null, the passages themselves: one statement for each,
 * with its source. Screens put the words around them. Where nothing of the course fits, `fits` is false, there is no statement
 * of the course, and the sources are the nearest moments.
 *
 * What is answered in kind has neither statements nor sources. A summary that no model wrote has as sources the places that sum a lesson up, each
 * with its statement, or the lessons of a course, with what it teaches as statements that have no source. Where a summary does not
 * fit, there is nothing to sum it up with.
 */
export const answerSchema = z.object({
  fits: z.boolean(),
  statements: z.array(statementSchema),
  sources: z.array(sourceSchema),
  model: z.string().nullable(),
  /** The one that was asked and wrote nothing that could be kept. */
  failedModel: z.string().optional(),
  notice: z.enum(answerNotices).nullable(),
  reply: replySchema.optional(),
  /** Answered in kind, too, where a message asked for several such things. */
  also: z.array(z.enum(answeredInKind)).optional(),
  /** Of a summary. */
  summed: z.enum(['lesson', 'course']).optional(),
});

export type Answer = z.output<typeof answerSchema>;

export const feedbackSchema = z.enum(['up', 'down']).nullable();

/** A question and its answer; null while it is being answered, or where that was cut short. */
export const exchangeSchema = z.object({
  id: idSchema,
  question: z.string(),
  askedAt: z.iso.datetime(),
  answer: answerSchema.nullable(),
  feedback: feedbackSchema,
});

export type Exchange = z.output<typeof exchangeSchema>;

/** What is sent while a question is answered, one line of JSON each. Text belongs to the statement that comes after it. */
export const answerEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sources'), sources: z.array(sourceSchema), model: z.string().nullable() }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('statement'), statement: statementSchema }),
  z.object({ type: z.literal('done'), exchange: exchangeSchema }),
]);

export type AnswerEvent = z.output<typeof answerEventSchema>;
