import { settingVariables } from '@academy/contract/school-settings/school-setting-rules.ts';
import { type AssistantSettings, assistantOf } from './config/assistant-settings.ts';
import { type GoogleSettings, googleOf } from './config/google-settings.ts';
import { type MailSettings, mailOf } from './config/mail-settings.ts';
import { type S3Settings, s3Of } from './config/s3-settings.ts';
import {
  problemsOfDelivery,
  problemsOfGroups,
  type Settings,
  secretSettings,
  settingsSchema,
} from './config/settings-schema.ts';
import { type TranscribeSettings, transcribeOf } from './config/transcribe-settings.ts';

const MEGABYTE = 1024 * 1024;

export interface Config {
  /** 0 means any free port. */
  readonly port: number;
  readonly host: string;
  /** The origin users type, without a trailing slash. With port 0 see `publicUrlOn`. */
  readonly publicUrl: string;
  /** Absolute. */
  readonly dataDir: string;
  /** null: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | null;
  /** The same database without a pooler between, for what needs a session of its own; null: databaseUrl is that. */
  readonly databaseDirectUrl: string | null;
  /** A standby of the same database, for what visitors read; null: none. */
  readonly databaseReadUrl: string | null;
  /** For the embedded PostgreSQL, each as name=value. */
  readonly postgresSettings: readonly string[];
  /** null: made once and kept in the data folder, see secret-file.ts. */
  readonly secret: string | null;
  /** Still read, but nothing new is made with them; those of the data folder not included. */
  readonly oldSecrets: readonly string[];
  readonly google: GoogleSettings | null;
  /** As the provider calls itself, but for a slash after a bare host. */
  readonly oidcIssuer: string;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  readonly ffmpegPath: string | null;
  readonly ffprobePath: string | null;
  /** Of one video. */
  readonly maxUploadBytes: number;
  /** Of one file that goes with a lesson. */
  readonly maxResourceBytes: number;
  /** Of all the uploads that a creator has in the academy together. */
  readonly creatorQuotaBytes: number;
  /** How captions are made from the sound of videos. */
  readonly transcribe: TranscribeSettings;
  /** The language models that write the assistant's answers; null: it quotes the course itself. */
  readonly assistant: AssistantSettings | null;
  /** null: the academy sends no mail. */
  readonly mail: MailSettings | null;
  /** Where the web server in front finds the blob store, to send segments itself; null: we send them. */
  readonly accelRedirectPrefix: string | null;
  /** Where segments are fetched from, such as a CDN; null: the API. */
  readonly mediaOrigin: string | null;
  /** null: files are kept in the data folder. */
  readonly s3: S3Settings | null;
  /** Where files are moving to: all new ones go there, and those that are not there yet are read where they were. */
  readonly moveBlobs: Settings['MOVE_BLOBS'] | null;
  /** How many worker processes this machine runs. */
  readonly workers: number;
  /** How long an API process that is to stop says so and still answers, for a balancer to notice. */
  readonly drainSeconds: number;
  /** null: the same as publicUrl. */
  readonly apiOrigin: string | null;
  readonly webOrigin: string | null;
  /** Whose word counts about the address that a request came from. */
  readonly trustedProxies: readonly string[];
  /** The token that opens /metrics; null: it is closed. */
  readonly metricsToken: string | null;
  /** Where people find help: a page, or mailto: with an address; null: nowhere. */
  readonly support: string | null;
  /** Where the academy's days begin; null: what admins chose, or that of the machine. */
  readonly timeZone: string | null;
  /** Which of the variables are set that win over what admins set in the academy itself. */
  readonly setVariables: readonly string[];
  readonly demoSignIn: boolean;
  readonly logLevel: Settings['LOG_LEVEL'];
}

/** Settings that cannot be used. The message has one sentence for each of them, ready to be shown as it is. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads every setting, or throws a ConfigError with one sentence for each setting that cannot be used. */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = givenSettings(env);
  const parsed = settingsSchema.safeParse(given);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => problemOf(issue, given))),
    ...problemsOfGroups(given),
    ...problemsOfDelivery(given),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError([...new Set(problems)]);
  return {
    ...configOf(parsed.data),
    setVariables: Object.keys(given).filter((name) => settingVariables.has(name)),
  };
}

/** The public address once the real port is known: with PORT=0 the default cannot name it before. */
export function publicUrlOn(config: Config, port: number): string {
  return config.publicUrl === 'http://localhost:0' ? `http://localhost:${port}` : config.publicUrl;
}

/** An empty value counts as unset: that is what `PORT=` in a .env file or a compose file means. */
function givenSettings(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const given: Record<string, string> = {};
  for (const name of Object.keys(settingsSchema.shape)) {
    const value = env[name]?.trim();
    if (value) given[name] = value;
  }
  return given;
}

function problemOf(
  issue: { readonly path: readonly PropertyKey[]; readonly message: string },
  given: Record<string, string>,
): string {
  const name = String(issue.path[0]);
  if (secretSettings.has(name)) return `${name} must be ${issue.message}.`;
  return `${name} is ${JSON.stringify(given[name])} but must be ${issue.message}.`;
}

function configOf(settings: Settings): Omit<Config, 'setVariables'> {
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    dataDir: settings.ACADEMY_DATA,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: settings.DATABASE_READ_URL ?? null,
    postgresSettings: settings.POSTGRES_SETTINGS,
    secret: settings.ACADEMY_SECRET ?? null,
    oldSecrets: settings.ACADEMY_OLD_SECRETS,
    google: googleOf(settings),
    oidcIssuer: settings.OIDC_ISSUER,
    adminEmails: settings.ADMIN_EMAILS,
    ffmpegPath: settings.FFMPEG_PATH ?? null,
    ffprobePath: settings.FFPROBE_PATH ?? null,
    maxUploadBytes: settings.MAX_UPLOAD_MB * MEGABYTE,
    maxResourceBytes: settings.MAX_RESOURCE_MB * MEGABYTE,
    creatorQuotaBytes: settings.CREATOR_QUOTA_MB * MEGABYTE,
    transcribe: transcribeOf(settings),
    assistant: assistantOf(settings),
    mail: mailOf(settings),
    accelRedirectPrefix: settings.ACCEL_REDIRECT_PREFIX ?? null,
    mediaOrigin: settings.MEDIA_ORIGIN ?? null,
    s3: s3Of(settings),
    moveBlobs: settings.MOVE_BLOBS ?? null,
    workers: settings.WORKERS,
    drainSeconds: settings.DRAIN_SECONDS,
    apiOrigin: settings.API_ORIGIN ?? null,
    webOrigin: settings.WEB_ORIGIN ?? null,
    trustedProxies: settings.TRUSTED_PROXIES,
    metricsToken: settings.METRICS_TOKEN ?? null,
    support: settings.SUPPORT_URL ?? (settings.SUPPORT_EMAIL ? `mailto:${settings.SUPPORT_EMAIL}` : null),
    timeZone: settings.TIME_ZONE ?? null,
    demoSignIn: settings.ACADEMY_DEMO_SIGN_IN,
    logLevel: settings.LOG_LEVEL,
  };
}
