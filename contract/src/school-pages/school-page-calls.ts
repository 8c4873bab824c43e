import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { offeredLanguages } from '../interface/languages.ts';
import { schoolPageMaxLength, schoolPageNames } from './school-page-names.ts';

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

const written = z.object({
  page: z.enum(schoolPageNames),
  language: z.enum(offeredLanguages),
  /** Null where the text that comes with the academy is shown. */
  markdown: z.string().nullable(),
  /** That text, to begin with. */
  startingText: z.string(),
  /** When theirs was written; to be named with the next change. */
  updatedAt: z.iso.datetime().nullable(),
});

export type WrittenPage = z.output<typeof written>;

const writtenParams = z.object({ page: z.enum(schoolPageNames), language: z.enum(offeredLanguages) });

export const getWrittenPage = defineCall({
  summary: 'What the operator wrote for a page in a language, and what stands there without it',
  method: 'GET',
  path: '/api/admin/pages/{page}/{language}',
  access: 'admin',
  params: writtenParams,
  status: 200,
  response: written,
});

export const savePage = defineCall({
  summary: 'Write a page in a language, or take it away; 409 when somebody wrote it since the time named',
  method: 'PUT',
  path: '/api/admin/pages/{page}/{language}',
  access: 'admin',
  params: writtenParams,
  body: z.object({
    markdown: z.string().trim().min(1).max(schoolPageMaxLength).nullable(),
    updatedAt: z.iso.datetime().nullable(),
  }),
  status: 200,
  response: written,
});
