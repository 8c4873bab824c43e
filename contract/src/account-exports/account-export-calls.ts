import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { emptyBody } from '../http/identifiers.ts';

const path = '/api/users/export';

const accountExportSchema = z.object({
  /** `none`: it was never asked for, or its week is over. */
  state: z.enum(['none', 'waiting', 'working', 'ready', 'failed']),
  percent: z.number().int(),
  askedAt: z.iso.datetime().nullable(),
  /** Of the file, once it is there. */
  bytes: z.number().int().nullable(),
  /** Until then it can be fetched. */
  keptUntil: z.iso.datetime().nullable(),
});

export type AccountExport = z.output<typeof accountExportSchema>;

export const getAccountExport = defineCall({
  summary: 'How far the file with all your data is',
  method: 'GET',
  path,
  access: 'signed-in',
  token: 'never',
  status: 200,
  response: accountExportSchema,
});

export const askForExport = defineCall({
  summary:
    'Have all your data gathered in a file; one that is being made is not begun again, one that is ready is replaced',
  method: 'POST',
  path,
  access: 'signed-in',
  token: 'never',
  body: emptyBody,
  status: 200,
  response: accountExportSchema,
});

export const getExportFile = defineCall({
  summary: 'The file with all your data, a zip',
  method: 'GET',
  path: `${path}/file`,
  access: 'signed-in',
  token: 'never',
  status: 200,
  response: z.string(),
});
