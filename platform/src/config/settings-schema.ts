import { OBJECT_STORE_SETTINGS, type SettingName } from '@academy/contract/settings/setting-names.ts';
import { z } from 'zod';
import * as value from './setting-values.ts';

/** Every setting by its name in the environment. What is absent here is not read from the environment at all. */
export const settingsSchema = z.object({
  PORT: value.wholeNumber(0, 65_535).default(3000),
  // Loopback unless opened on purpose: a first start on a laptop in a café must not be reachable by others.
  HOST: value.hostName.default('127.0.0.1'),
  PUBLIC_URL: value.origin.optional(),
  ACADEMY_DATA: value.folder.prefault('data'),
  DATABASE_URL: value.databaseUrl.optional(),
  DATABASE_DIRECT_URL: value.databaseUrl.optional(),
  DATABASE_READ_URL: value.databaseUrl.optional(),
  POSTGRES_SETTINGS: value.postgresSettings.prefault(''),
  ACADEMY_SECRET: value.secretText.optional(),
  ACADEMY_OLD_SECRETS: value.secretList.prefault(''),
  GOOGLE_CLIENT_ID: value.text.optional(),
  GOOGLE_CLIENT_SECRET: value.text.optional(),
  OIDC_ISSUER: value.issuer.default('https://accounts.google.com'),
  ADMIN_EMAILS: value.emailList.prefault(''),
  FFMPEG_PATH: value.executable.optional(),
  FFPROBE_PATH: value.executable.optional(),
  MAX_UPLOAD_MB: value.wholeNumber(1, 1_000_000).default(8192),
  CREATOR_QUOTA_MB: value.wholeNumber(1, 100_000_000).default(102_400),
  ACCEL_REDIRECT_PREFIX: value.addressPath.optional(),
  MEDIA_ORIGIN: value.origin.optional(),
  WORKERS: value.wholeNumber(0, 64).default(1),
  API_ORIGIN: value.origin.optional(),
  WEB_ORIGIN: value.origin.optional(),
  TRUSTED_PROXIES: value.proxyList.prefault('loopback'),
  METRICS_TOKEN: value.headerSecret.optional(),
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
]);

const groups: readonly { feature: string; names: readonly SettingName[] }[] = [
  { feature: 'signing in with Google', names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] },
];

/** Settings that mean nothing without another one, which means something alone. */
const additions: readonly { name: SettingName; to: SettingName }[] = [
  { name: 'DATABASE_DIRECT_URL', to: 'DATABASE_URL' },
  { name: 'DATABASE_READ_URL', to: 'DATABASE_URL' },
];

function problemsOfAdditions(given: Readonly<Record<string, string | undefined>>): string[] {
  return additions
    .filter(({ name, to }) => given[name] !== undefined && given[to] === undefined)
    .map(({ name, to }) => `${name} is set, but ${to} is not: it says how else that database is reached.`);
}

/** Settings that mean something only together: half a group is a mistake, not a choice. */
export function problemsOfGroups(given: Readonly<Record<string, string | undefined>>): string[] {
  const halves = groups.flatMap(({ feature, names }) => {
    const present = names.filter((name) => given[name] !== undefined);
    if (present.length === 0) return [];
    return names
      .filter((name) => given[name] === undefined)
      .map((name) => `${name} is missing: ${feature} needs it because ${present[0]} is set.`);
  });
  return [...halves, ...problemsOfAdditions(given)];
}

/** Settings for what this academy cannot do. Ignored silently, an operator would believe the files to be in S3. */
export function problemsOfUnsupported(env: Readonly<Record<string, string | undefined>>): string[] {
  const [name] = OBJECT_STORE_SETTINGS.filter((candidate) => env[candidate]?.trim());
  if (name === undefined) return [];
  return [
    `${name} is set, but this academy cannot keep its files in S3: they are kept in the data folder (ACADEMY_DATA). Remove every S3_ setting.`,
  ];
}
