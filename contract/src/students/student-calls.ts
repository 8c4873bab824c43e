import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { courseParams, idSchema } from '../http/identifiers.ts';
import { remarkLimits } from './student-limits.ts';

export const studentSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  progress: z.number().int(),
  lastActive: z.iso.datetime().nullable(),
  enrolledAt: z.iso.datetime(),
  /** Somebody else enrolled them, and they have not opened anything since. */
  neverCame: z.literal(true).optional(),
});

export type Student = z.infer<typeof studentSchema>;

const path = '/api/courses/{courseId}/students';
export const studentParams = courseParams.extend({ studentId: idSchema });

export const listStudents = defineCall({
  summary: 'The students enrolled in a course',
  method: 'GET',
  path,
  access: 'author',
  params: courseParams,
  status: 200,
  response: z.array(studentSchema),
});

const lessonOfStudentSchema = z.object({
  lessonId: idSchema,
  moduleId: idSchema,
  title: z.string(),
  moduleTitle: z.string(),
  /** When the student opened it first; null for who has not. */
  openedAt: z.iso.datetime().nullable(),
  /** The lesson's film, where it has one that is ready, and where the student stopped in it. */
  film: z.object({ seconds: z.number(), position: z.number() }).nullable(),
  /** The questions that its author wrote, where there are any; what was right once stays right. */
  quiz: z
    .object({ questions: z.number().int(), answered: z.number().int(), right: z.number().int() })
    .nullable(),
});

export type LessonOfStudent = z.infer<typeof lessonOfStudentSchema>;

const remarkSchema = z.object({ content: z.string(), updatedAt: z.iso.datetime().nullable() });

export type Remark = z.infer<typeof remarkSchema>;

const studentProgressSchema = studentSchema.extend({
  completedLessons: z.number().int(),
  /** In the order of the course. */
  lessons: z.array(lessonOfStudentSchema),
  certificate: z.object({ id: idSchema, issuedAt: z.iso.datetime(), isRevoked: z.boolean() }).nullable(),
  /** What the caller wrote down about them; nobody else sees it. */
  remark: remarkSchema,
});

export type StudentProgress = z.infer<typeof studentProgressSchema>;

export const getStudent = defineCall({
  summary: 'How far one student of a course is, lesson by lesson, and your own remark about them',
  method: 'GET',
  path: `${path}/{studentId}`,
  access: 'author',
  params: studentParams,
  status: 200,
  response: studentProgressSchema,
});

export const saveRemark = defineCall({
  summary: 'Write down something about a student, for yourself alone; an empty text removes it',
  method: 'PUT',
  path: `${path}/{studentId}/remark`,
  access: 'author',
  params: studentParams,
  body: z.object({ content: z.string().max(remarkLimits.maxLength) }),
  status: 200,
  response: remarkSchema,
});
