import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { offeredLanguages } from '../interface/languages.ts';
import { schoolPageNames } from './school-page-names.ts';

const schoolPageSchema = z.object({
  page: z.enum(schoolPageNames),
  /** Of the text, which may be another one than was asked for. */
  language: z.enum(offeredLanguages),
  markdown: z.string(),
  /** When the operator wrote it; null for the text that comes with the academy. */
  updatedAt: z.iso.datetime().nullable(),
});

export type SchoolPage = z.output<typeof schoolPageSchema>;

export const getSchoolPage = defineCall({
  summary: 'Terms, privacy or about: what the operator wrote, in the language asked for where there is one',
  method: 'GET',
  path: '/api/pages/{page}',
  access: 'public',
  params: z.object({ page: z.string().min(1).max(64) }),
  query: z.object({ language: z.enum(offeredLanguages).optional() }),
  status: 200,
  response: schoolPageSchema,
});
