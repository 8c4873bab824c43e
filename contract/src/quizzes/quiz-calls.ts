import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { lessonParams } from '../http/identifiers.ts';
import { askedQuizSchema, managedQuizSchema, questionPayloadsSchema, questionResultSchema } from './quiz.ts';
import { quizLimits as limits } from './quiz-limits.ts';
import { unknownQuestionMessage } from './sample-quiz.ts';

const path = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/quiz';

const answerSchema = z.string().max(limits.answerMaxLength);

/** By question, none of which has to be answered: an option or a text, or several options. */
const answersSchema = z
  .record(z.string().max(64), z.union([answerSchema, z.array(answerSchema).max(limits.options).readonly()]))
  .refine((answers) => Object.keys(answers).length <= limits.questions, unknownQuestionMessage);

export const checkQuiz = defineCall({
  summary: 'Grade the answers to the knowledge check of a lesson',
  method: 'POST',
  path: `${path}/check`,
  access: 'learner',
  params: lessonParams,
  body: z.object({ answers: answersSchema }),
  status: 200,
  response: z.object({
    correctCount: z.number().int(),
    questionCount: z.number().int(),
    results: z.record(z.string(), questionResultSchema),
  }),
});

export const getQuiz = defineCall({
  summary: "The questions of a lesson without their solutions, and the signed-in user's own results",
  method: 'GET',
  path,
  access: 'reader',
  params: lessonParams,
  status: 200,
  response: askedQuizSchema,
});

export const getQuizQuestions = defineCall({
  summary: 'The questions of a lesson with their solutions',
  method: 'GET',
  path: `${path}/questions`,
  access: 'author',
  params: lessonParams,
  status: 200,
  response: managedQuizSchema,
});

export const saveQuizQuestions = defineCall({
  summary: 'Save all questions of a lesson; 409 when somebody saved a newer revision than the one named',
  method: 'PUT',
  path: `${path}/questions`,
  access: 'author',
  params: lessonParams,
  body: z.object({
    questions: questionPayloadsSchema,
    revision: z.number().int().min(0).optional(),
  }),
  status: 200,
  response: managedQuizSchema,
});
