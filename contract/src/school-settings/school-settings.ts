/** Every setting of the academy that is kept in its database: what it may be, and what it is where nobody chose. */
import { z } from 'zod';
import { accentPattern } from './accent.ts';
import {
  creationRules,
  isTimeZone,
  type LimitName,
  schoolSettingLimits as limits,
  plainDomain,
  signUpRules,
  supportLink,
} from './school-setting-rules.ts';

const domain = z
  .string()
  .max(limits.domainLength + 1)
  .refine((text) => plainDomain(text) !== null, 'Not a domain')
  .transform((text) => plainDomain(text) ?? '');

/** Null: as the academy has it by itself. */
const megabytes = z.number().int().min(1).max(limits.megabytes).nullable();

const limitSettings = {
  creatorQuotaMb: megabytes,
  creatorUploadMb: megabytes,
  creatorResourceMb: megabytes,
  adminQuotaMb: megabytes,
  adminUploadMb: megabytes,
  adminResourceMb: megabytes,
} satisfies Record<LimitName, z.ZodType>;

export const schoolSettingsSchema = z.object({
  signUp: z.enum(signUpRules),
  /** For the rule that names domains. */
  signUpDomains: z
    .array(domain)
    .max(limits.domains)
    .transform((domains) => [...new Set(domains)]),
  courseCreation: z.enum(creationRules),
  publishingNeedsApproval: z.boolean(),
  ...limitSettings,
  academyName: z.string().trim().min(1).max(limits.nameLength),
  accent: z.string().regex(accentPattern).toLowerCase().nullable(),
  /** A page, or mailto: with an address. */
  support: z
    .string()
    .max(limits.supportLength)
    .refine((text) => supportLink(text) !== null, 'Neither a page nor an address')
    .transform((text) => supportLink(text))
    .nullable(),
  /** Where the academy's days begin; null: that of the machine. */
  timeZone: z.string().max(limits.timeZoneLength).refine(isTimeZone, 'Not a time zone').nullable(),
});

export type SchoolSettings = z.output<typeof schoolSettingsSchema>;
export type SchoolSettingName = keyof SchoolSettings;

/** To the letter what is specified. */
export const defaultSchoolSettings: SchoolSettings = {
  signUp: 'everybody',
  signUpDomains: [],
  courseCreation: 'everybody',
  publishingNeedsApproval: false,
  creatorQuotaMb: null,
  creatorUploadMb: null,
  creatorResourceMb: null,
  adminQuotaMb: null,
  adminUploadMb: null,
  adminResourceMb: null,
  academyName: 'Academy',
  accent: null,
  support: null,
  timeZone: null,
};

export const schoolSettingNames = Object.keys(defaultSchoolSettings) as SchoolSettingName[];

/** As the database keeps them: those that were chosen, by whatever version of the academy. */
export type StoredSchoolSettings = Readonly<Record<string, unknown>>;

/** A value that this version does not know counts as not chosen. */
export function readSchoolSettings(stored: StoredSchoolSettings): SchoolSettings {
  const read = { ...defaultSchoolSettings };
  for (const name of schoolSettingNames) {
    const { success, data } = schoolSettingsSchema.pick({ [name]: true } as never).safeParse(stored);
    if (success) Object.assign(read, data);
  }
  return read;
}
