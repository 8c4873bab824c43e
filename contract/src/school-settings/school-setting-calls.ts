import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { limitNames } from './school-setting-rules.ts';
import { schoolSettingNames, schoolSettingsSchema } from './school-settings.ts';

const toldSettings = z.object({
  /** Counts the changes; to be named with the next one. */
  revision: z.number().int(),
  settings: schoolSettingsSchema,
  /** The address of the academy's own mark. */
  logo: z.string().nullable(),
  /** What holds, in megabytes, where a limit is not chosen; and what a variable says where it is locked. */
  limits: z.record(z.enum(limitNames), z.number().int()),
  /** The time zone that holds, whoever chose it. */
  timeZone: z.string(),
  /** The variable that is set in place of a setting. */
  locked: z.partialRecord(z.enum(schoolSettingNames as [string, ...string[]]), z.string()),
});

export type ToldSchoolSettings = z.output<typeof toldSettings>;

export const getSchoolSettings = defineCall({
  summary: 'What admins decide for the whole academy',
  method: 'GET',
  path: '/api/admin/settings',
  access: 'admin',
  status: 200,
  response: toldSettings,
});

export const saveSchoolSettings = defineCall({
  summary: 'Change some of the settings; 409 when somebody changed them since the revision named',
  method: 'PUT',
  path: '/api/admin/settings',
  access: 'admin',
  body: z.object({ revision: z.number().int().min(0), changes: schoolSettingsSchema.partial() }),
  status: 200,
  response: toldSettings,
});

export const uploadLogo = defineCall({
  summary: 'Upload the mark of the academy: a JPEG, PNG or WebP picture of at most 1 MB as the body',
  method: 'PUT',
  path: '/api/admin/settings/logo',
  access: 'admin',
  query: z.object({ revision: z.coerce.number().int().min(0) }),
  status: 200,
  response: toldSettings,
});

export const removeLogo = defineCall({
  summary: 'Go back to the mark that the academy comes with',
  method: 'DELETE',
  path: '/api/admin/settings/logo',
  access: 'admin',
  query: z.object({ revision: z.coerce.number().int().min(0) }),
  status: 200,
  response: toldSettings,
});
