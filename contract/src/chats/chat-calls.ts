import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { courseParams, idSchema, nothing } from '../http/identifiers.ts';
import { lineSchema, paragraphsSchema } from '../text/text-schemas.ts';
import { exchangeSchema, feedbackSchema } from './answer.ts';
import { chatLimits as limits } from './chat-limits.ts';

const path = '/api/courses/{courseId}/chats';
const chatParams = courseParams.extend({ chatId: idSchema });
const exchangeParams = chatParams.extend({ exchangeId: idSchema });

const chatSummarySchema = z.object({
  id: idSchema,
  /** The lesson it is about; null for the course as a whole. */
  lessonId: idSchema.nullable(),
  title: z.string(),
  updatedAt: z.iso.datetime(),
});

export type ChatSummary = z.output<typeof chatSummarySchema>;

export const listChats = defineCall({
  summary:
    'Your chats with the assistant about a lesson, or without one about the course; the last one first',
  method: 'GET',
  path,
  access: 'reader',
  params: courseParams,
  query: z.object({
    lessonId: idSchema.optional(),
    /** In titles, questions and answers. */
    q: z.string().max(limits.searchMaxLength).optional(),
    after: z.string().max(200).optional(),
  }),
  status: 200,
  response: z.object({
    chats: z.array(chatSummarySchema),
    after: z.string().nullable(),
    /** The language models that may be asked; the first is asked unless another is named. */
    models: z.array(z.string()),
    /** Whether the course's author may see your name with what you ask. */
    sharesName: z.boolean(),
  }),
});

const chatSchema = chatSummarySchema.extend({ exchanges: z.array(exchangeSchema) });

export type KeptChat = z.output<typeof chatSchema>;

export const getChat = defineCall({
  summary: 'One of your chats with everything that was said in it',
  method: 'GET',
  path: `${path}/{chatId}`,
  access: 'reader',
  params: chatParams,
  status: 200,
  response: chatSchema,
});

export const renameChat = defineCall({
  summary: 'Give one of your chats another title',
  method: 'PUT',
  path: `${path}/{chatId}`,
  access: 'reader',
  params: chatParams,
  body: z.object({ title: lineSchema({ max: limits.titleMaxLength, message: 'The title is missing' }) }),
  status: 200,
  response: chatSummarySchema,
});

export const deleteChat = defineCall({
  summary: 'Delete one of your chats',
  method: 'DELETE',
  path: `${path}/{chatId}`,
  access: 'reader',
  params: chatParams,
  status: 204,
  response: nothing,
});

/** Ids are made by the browser: asked twice after a cut line, a question is still one, in one chat. */
export const askQuestion = defineCall({
  summary:
    'Ask something in a chat, which begins with its first question; lines of JSON come as the answer is made',
  method: 'POST',
  path: `${path}/{chatId}/questions`,
  access: 'reader',
  params: chatParams,
  body: z.object({
    id: z.uuid(),
    /** Where the chat begins with this question: the lesson it is about. */
    lessonId: z.uuid().nullable(),
    question: paragraphsSchema({ max: limits.questionMaxLength, message: 'The question is missing' }),
    /** Where the film stood. */
    atSeconds: z.number().int().min(0).max(86_400).optional(),
  }),
  status: 200,
  response: z.string(),
});

export const askAgain = defineCall({
  summary: 'Answer a question anew, by another language model if one is named; lines of JSON as before',
  method: 'POST',
  path: `${path}/{chatId}/questions/{exchangeId}/again`,
  access: 'reader',
  params: exchangeParams,
  body: z.object({ model: z.string().max(200).optional() }),
  status: 200,
  response: z.string(),
});

export const rateAnswer = defineCall({
  summary: 'Say whether an answer helped; null takes it back',
  method: 'PUT',
  path: `${path}/{chatId}/questions/{exchangeId}/feedback`,
  access: 'reader',
  params: exchangeParams,
  body: z.object({ feedback: feedbackSchema }),
  status: 204,
  response: nothing,
});

export const shareNameWithQuestions = defineCall({
  summary: 'Say whether authors may see your name with the questions that you ask from now on',
  method: 'PUT',
  path: '/api/users/question-sharing',
  access: 'signed-in',
  body: z.object({ sharesName: z.boolean() }),
  status: 204,
  response: nothing,
});

const inLesson = { lessonId: idSchema, moduleId: idSchema, lessonTitle: z.string() };

export const getAskedQuestions = defineCall({
  summary:
    'What students ask the assistant: the moments their questions led to, and questions without an answer',
  method: 'GET',
  path: '/api/courses/{courseId}/questions',
  access: 'author',
  params: courseParams,
  status: 200,
  response: z.object({
    /** The most asked first. */
    moments: z.array(
      z.object({ ...inLesson, seconds: z.number().int().nullable(), count: z.number().int() }),
    ),
    /** The last first. */
    unanswered: z.array(
      z.object({
        id: idSchema,
        question: z.string(),
        askedAt: z.iso.datetime(),
        lesson: z.object(inLesson).nullable(),
        /** Only of students who agreed to it. */
        studentName: z.string().nullable(),
      }),
    ),
  }),
});
