import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { lessonParams } from '../http/identifiers.ts';
import { sampleQuiz } from './sample-quiz.ts';

/** By question, none of which has to be answered. What else is named would only be kept. */
const answersSchema = z.strictObject(
  Object.fromEntries(sampleQuiz.map(({ id }) => [id, z.string().max(64).optional()])),
  'answers: only questions of this lesson can be answered',
);

export const checkQuiz = defineCall({
  summary: 'Grade the answers to the knowledge check of a lesson',
  method: 'POST',
  path: '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/quiz/check',
  access: 'learner',
  params: lessonParams,
  body: z.object({ answers: answersSchema }),
  status: 200,
  response: z.object({
    correctCount: z.number().int(),
    questionCount: z.number().int(),
    results: z.record(z.string(), z.object({ correct: z.boolean(), correctOption: z.string() })),
  }),
});
