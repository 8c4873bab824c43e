import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { courseParams, idSchema } from '../http/identifiers.ts';

export const studentSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  progress: z.number().int(),
  lastActive: z.iso.datetime().nullable(),
});

export type Student = z.infer<typeof studentSchema>;

export const listStudents = defineCall({
  summary: 'The students enrolled in a course',
  method: 'GET',
  path: '/api/courses/{courseId}/students',
  access: 'author',
  params: courseParams,
  status: 200,
  response: z.array(studentSchema),
});
