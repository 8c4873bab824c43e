import { z } from 'zod';
import { packageReportSchema } from '../course-packages/package-report.ts';
import { defineCall } from '../http/call.ts';
import { courseParams, idSchema, nothing } from '../http/identifiers.ts';
import { courseImportSchema, importComparisonSchema } from './course-import.ts';

const importPath = '/api/course-imports/{importId}';
const importParams = z.object({ importId: idSchema });

export const exportCourse = defineCall({
  summary: 'The course as a folder in a zip, with its films or without',
  method: 'GET',
  path: '/api/courses/{courseId}/folder',
  access: 'author',
  params: courseParams,
  query: z.object({ films: z.enum(['yes', 'no']).default('yes') }),
  status: 200,
  response: z.string(),
});

export const getCourseImport = defineCall({
  summary: 'An uploaded course, and what importing it would do: to a new course, or to the one that is named',
  method: 'GET',
  path: importPath,
  access: 'signed-in',
  params: importParams,
  query: z.object({ onto: idSchema.optional() }),
  status: 200,
  response: courseImportSchema.extend({
    /** Null once it is being imported, and where the folder cannot be read. */
    comparison: importComparisonSchema.nullable(),
    /** For a package of another system: what of it was taken, and what was not. */
    report: packageReportSchema.nullable(),
    /** Courses of one's own that this one is a copy of. */
    copies: z.array(z.object({ id: idSchema, title: z.string() })),
  }),
});

export const applyCourseImport = defineCall({
  summary: 'Import an uploaded course as it was compared; 409 when the course was changed since',
  method: 'POST',
  path: importPath,
  access: 'signed-in',
  token: 'teach',
  params: importParams,
  body: z.object({ onto: idSchema.nullable(), seen: z.string().max(64) }),
  status: 200,
  response: courseImportSchema,
});

export const deleteCourseImport = defineCall({
  summary: 'Forget an uploaded course',
  method: 'DELETE',
  path: importPath,
  access: 'signed-in',
  token: 'teach',
  params: importParams,
  status: 204,
  response: nothing,
});
