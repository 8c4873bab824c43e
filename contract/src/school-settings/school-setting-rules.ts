/** What an admin decides for the whole academy; without zod, for screens too. */
import type { SettingName } from '../settings/setting-names.ts';

export const signUpRules = ['everybody', 'domains', 'invited', 'nobody'] as const;
export type SignUpRule = (typeof signUpRules)[number];

export const creationRules = ['everybody', 'approval', 'creators'] as const;
export type CreationRule = (typeof creationRules)[number];

export const schoolSettingLimits = {
  nameLength: 60,
  domains: 100,
  domainLength: 253,
  supportLength: 500,
  timeZoneLength: 64,
  megabytes: 100_000_000,
  /** Of a reason for a refusal, and of what somebody says who asks. */
  reasonLength: 1000,
  /** Of a queue, the longest waiting first; the rest comes up as these are decided. */
  approvalsShown: 100,
} as const;

/** What can be kept, in megabytes, by the two roles that upload. */
export const limitNames = [
  'creatorQuotaMb',
  'creatorUploadMb',
  'creatorResourceMb',
  'adminQuotaMb',
  'adminUploadMb',
  'adminResourceMb',
] as const;
export type LimitName = (typeof limitNames)[number];

/** The variables that win over a setting. One that is set locks the setting's field. */
export const variablesOfSetting = {
  creatorQuotaMb: ['CREATOR_QUOTA_MB'],
  creatorUploadMb: ['MAX_UPLOAD_MB'],
  creatorResourceMb: ['MAX_RESOURCE_MB'],
  adminQuotaMb: ['CREATOR_QUOTA_MB'],
  adminUploadMb: ['MAX_UPLOAD_MB'],
  adminResourceMb: ['MAX_RESOURCE_MB'],
  support: ['SUPPORT_URL', 'SUPPORT_EMAIL'],
  timeZone: ['TIME_ZONE'],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;

export const settingVariables: ReadonlySet<string> = new Set(Object.values(variablesOfSetting).flat());

/** By its name, such as Asia/Dhaka. A plain offset means one thing to browsers and the opposite to the database. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]\w*(\/[\w+-]+)*$/i.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** As it is compared: lower case, foreign letters in the form that mail uses. Null for what is no domain. */
export function plainDomain(text: string): string | null {
  const written = text.trim().replace(/^@/, '').toLowerCase();
  if (written.length > schoolSettingLimits.domainLength || /[\s/:?#@\\%]/.test(written)) return null;
  try {
    const { hostname } = new URL(`https://${written}`);
    return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

export function domainOfAddress(email: string): string | null {
  const at = email.lastIndexOf('@');
  return at < 1 ? null : plainDomain(email.slice(at + 1));
}

/** A page, or an address for mail as a link; null for neither. */
export function supportLink(text: string): string | null {
  const written = text.trim();
  if (/^(mailto:)?[^\s@/:?&]+@[^\s@/?&]+\.[^\s@/?&]+$/.test(written)) {
    return written.startsWith('mailto:') ? written : `mailto:${written}`;
  }
  if (!/^https?:\/\//i.test(written)) return null;
  try {
    const { href, username, password } = new URL(written);
    // A name and a password in it would be told to everybody.
    return username === '' && password === '' ? href : null;
  } catch {
    return null;
  }
}
