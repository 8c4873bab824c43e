import type { SettingName } from '@academy/contract/settings/setting-names.ts';
import { z } from 'zod';
import * as address from './setting-addresses.ts';
import * as value from './setting-values.ts';

/** Every setting by its name in the environment. What is absent here is not read from the environment at all. */
export const settingsSchema = z.object({
  PORT: value.wholeNumber(0, 65_535).default(3000),
  // Loopback unless opened on purpose: a first start on a laptop in a café must not be reachable by others.
  HOST: address.hostName.default('127.0.0.1'),
  PUBLIC_URL: address.origin.optional(),
  ACADEMY_DATA: value.folder.prefault('data'),
  DATABASE_URL: address.databaseUrl.optional(),
  DATABASE_DIRECT_URL: address.databaseUrl.optional(),
  DATABASE_READ_URL: address.databaseUrl.optional(),
  POSTGRES_SETTINGS: value.postgresSettings.prefault(''),
  ACADEMY_SECRET: value.secretText.optional(),
  ACADEMY_OLD_SECRETS: value.secretList.prefault(''),
  GOOGLE_CLIENT_ID: value.text.optional(),
  GOOGLE_CLIENT_SECRET: value.text.optional(),
  OIDC_ISSUER: address.issuer.default('https://accounts.google.com'),
  ADMIN_EMAILS: value.emailList.prefault(''),
  FFMPEG_PATH: value.executable.optional(),
  FFPROBE_PATH: value.executable.optional(),
  MAX_UPLOAD_MB: value.wholeNumber(1, 1_000_000).default(8192),
  MAX_RESOURCE_MB: value.wholeNumber(1, 1_000_000).default(200),
  CREATOR_QUOTA_MB: value.wholeNumber(1, 100_000_000).default(102_400),
  TRANSCRIBE: value.switched.default(true),
  TRANSCRIBE_URL: address.serviceAddress.optional(),
  TRANSCRIBE_KEY: value.headerText.optional(),
  TRANSCRIBE_MODEL: value.text.default('whisper-1'),
  ASSISTANT_URL: address.serviceAddress.optional(),
  ASSISTANT_MODEL: value.modelList.prefault(''),
  ASSISTANT_KEY: value.headerText.optional(),
  ASSISTANT_HOURLY_ANSWERS: value.wholeNumber(1, 100_000).default(30),
  ASSISTANT_DAILY_TOKENS: value.wholeNumber(1, 999_999_999).default(2_000_000),
  SMTP_URL: address.smtpUrl.optional(),
  MAIL_FROM: value.mailbox.optional(),
  ACCEL_REDIRECT_PREFIX: address.addressPath.optional(),
  MEDIA_ORIGIN: address.origin.optional(),
  S3_ENDPOINT: address.origin.optional(),
  S3_REGION: value.text.default('us-east-1'),
  S3_BUCKET: value.bucketName.optional(),
  S3_ACCESS_KEY_ID: value.text.optional(),
  S3_SECRET_ACCESS_KEY: value.text.optional(),
  S3_FORCE_PATH_STYLE: value.onOff.optional(),
  MOVE_BLOBS: value.moveDirection.optional(),
  WORKERS: value.wholeNumber(0, 64).default(1),
  DRAIN_SECONDS: value.wholeNumber(0, 300).default(0),
  API_ORIGIN: address.origin.optional(),
  WEB_ORIGIN: address.origin.optional(),
  TRUSTED_PROXIES: address.proxyList.prefault('loopback'),
  METRICS_TOKEN: value.headerSecret.optional(),
  SUPPORT_URL: address.webAddress.optional(),
  SUPPORT_EMAIL: value.email.optional(),
  TIME_ZONE: value.timeZone.optional(),
  ACADEMY_DEMO_SIGN_IN: value.onOff.default(false),
  LOG_LEVEL: value.logLevel.default('info'),
} satisfies Record<SettingName, z.ZodType>);

export type Settings = z.output<typeof settingsSchema>;

/** Never repeated in a message: a log or a screenshot of the error must not give them away. */
export const secretSettings: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'ACADEMY_SECRET',
  'ACADEMY_OLD_SECRETS',
  'GOOGLE_CLIENT_SECRET',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'TRANSCRIBE_KEY',
  'ASSISTANT_KEY',
  'SMTP_URL',
]);

interface Group {
  readonly feature: string;
  readonly names: readonly SettingName[];
  /** They mean nothing without the others, but the others do without them. */
  readonly further?: readonly SettingName[];
}

const groups: readonly Group[] = [
  {
    feature: 'answers by a language model',
    names: ['ASSISTANT_URL', 'ASSISTANT_MODEL'],
    further: ['ASSISTANT_KEY', 'ASSISTANT_HOURLY_ANSWERS', 'ASSISTANT_DAILY_TOKENS'],
  },
  { feature: 'sending mail', names: ['SMTP_URL', 'MAIL_FROM'] },
  { feature: 'signing in with Google', names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] },
  {
    feature: 'keeping files in S3',
    names: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    further: ['S3_ENDPOINT', 'S3_REGION', 'S3_FORCE_PATH_STYLE', 'MOVE_BLOBS'],
  },
];

/** Settings that mean nothing without another one, which means something alone. */
const OTHER_WAY = 'it says how else that database is reached';
const additions: readonly { name: SettingName; to: SettingName; because: string }[] = [
  { name: 'DATABASE_DIRECT_URL', to: 'DATABASE_URL', because: OTHER_WAY },
  { name: 'DATABASE_READ_URL', to: 'DATABASE_URL', because: OTHER_WAY },
  { name: 'TRANSCRIBE_KEY', to: 'TRANSCRIBE_URL', because: 'it lets us into that service' },
  { name: 'TRANSCRIBE_MODEL', to: 'TRANSCRIBE_URL', because: 'it names a model of that service' },
];

function problemsOfAdditions(given: Readonly<Record<string, string | undefined>>): string[] {
  return additions
    .filter(({ name, to }) => given[name] !== undefined && given[to] === undefined)
    .map(({ name, to, because }) => `${name} is set, but ${to} is not: ${because}.`);
}

/** Settings that mean something only together: half a group is a mistake, not a choice. */
export function problemsOfGroups(given: Readonly<Record<string, string | undefined>>): string[] {
  const halves = groups.flatMap(({ feature, names, further = [] }) => {
    const [present] = [...names, ...further].filter((name) => given[name] !== undefined);
    if (present === undefined) return [];
    return names
      .filter((name) => given[name] === undefined)
      .map((name) => `${name} is missing: ${feature} needs it because ${present} is set.`);
  });
  return [...halves, ...problemsOfAdditions(given)];
}

/** A web server in front sends files of a disk. Those of a bucket it would look for in vain. */
export function problemsOfDelivery(given: Readonly<Record<string, string | undefined>>): string[] {
  if (given['ACCEL_REDIRECT_PREFIX'] === undefined || given['S3_BUCKET'] === undefined) return [];
  return [
    'ACCEL_REDIRECT_PREFIX is set, but the files are in S3, where a web server in front does not find them: remove it. MEDIA_ORIGIN lets a CDN or the store itself send segments.',
  ];
}
