import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { lessonParams } from '../http/identifiers.ts';

export const checkQuiz = defineCall({
  summary: 'Grade the answers to the knowledge check of a lesson',
  method: 'POST',
  path: '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/quiz/check',
  access: 'learner',
  params: lessonParams,
  body: z.object({ answers: z.record(z.string().max(64), z.string().max(64)) }),
  status: 200,
  response: z.object({
    correctCount: z.number().int(),
    questionCount: z.number().int(),
    results: z.record(z.string(), z.object({ correct: z.boolean(), correctOption: z.string() })),
  }),
});
