/** What an operator can set, by its name in the environment; the platform's schema says what each of them means. */
export const settingNames = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'ACADEMY_DATA',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'POSTGRES_SETTINGS',
  'ACADEMY_SECRET',
  'ACADEMY_OLD_SECRETS',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_ISSUER',
  'ADMIN_EMAILS',
  'FFMPEG_PATH',
  'FFPROBE_PATH',
  'MAX_UPLOAD_MB',
  'MAX_RESOURCE_MB',
  'CREATOR_QUOTA_MB',
  'TRANSCRIBE',
  'TRANSCRIBE_URL',
  'TRANSCRIBE_KEY',
  'TRANSCRIBE_MODEL',
  'ASSISTANT_URL',
  'ASSISTANT_MODEL',
  'ASSISTANT_KEY',
  'ASSISTANT_HOURLY_ANSWERS',
  'ASSISTANT_DAILY_TOKENS',
  'SMTP_URL',
  'MAIL_FROM',
  'ACCEL_REDIRECT_PREFIX',
  'MEDIA_ORIGIN',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
  'MOVE_BLOBS',
  'WORKERS',
  'DRAIN_SECONDS',
  'API_ORIGIN',
  'WEB_ORIGIN',
  'TRUSTED_PROXIES',
  'METRICS_TOKEN',
  'SUPPORT_URL',
  'SUPPORT_EMAIL',
  'TIME_ZONE',
  'ACADEMY_DEMO_SIGN_IN',
  'LOG_LEVEL',
] as const;

export type SettingName = (typeof settingNames)[number];

/** Whether an empty database gets the demo academy: of the command line alone. */
export const DEMO_SETTING = 'ACADEMY_DEMO';

/** They say what the machine has, and not what its academy is like. */
const OF_THE_MACHINE: ReadonlySet<string> = new Set(['FFMPEG_PATH', 'FFPROBE_PATH']);

/**
 * Laid over an environment, it leaves an academy that knows nothing of the one that is set up on the same machine, by
 * the environment or by its .env file: an empty setting is no setting, and what the environment says wins.
 */
export const withoutSettings: Readonly<Record<string, string>> = Object.fromEntries(
  [...settingNames, DEMO_SETTING].filter((name) => !OF_THE_MACHINE.has(name)).map((name) => [name, '']),
);
