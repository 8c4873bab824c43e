import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, publicUrlOn } from './config.ts';
import { repositoryRoot } from './repository-root.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  it('needs no setting at all', () => {
    expect(loadConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: path.join(repositoryRoot, 'data'),
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReadUrl: null,
      postgresSettings: [],
      secret: null,
      oldSecrets: [],
      google: null,
      oidcIssuer: 'https://accounts.google.com',
      adminEmails: [],
      ffmpegPath: null,
      ffprobePath: null,
      maxUploadBytes: 8 * 1024 ** 3,
      maxResourceBytes: 200 * 1024 ** 2,
      creatorQuotaBytes: 100 * 1024 ** 3,
      transcribe: { isOn: true, service: null },
      assistant: null,
      mail: null,
      accelRedirectPrefix: null,
      mediaOrigin: null,
      s3: null,
      moveBlobs: null,
      workers: 1,
      drainSeconds: 0,
      apiOrigin: null,
      webOrigin: null,
      trustedProxies: ['loopback'],
      metricsToken: null,
      setVariables: [],
      support: null,
      timeZone: null,
      demoSignIn: false,
      logLevel: 'info',
    });
  });

  it('reads every setting', () => {
    const config = loadConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://academy.example.org/',
      ACADEMY_DATA: '/srv/academy',
      DATABASE_URL: 'postgres://me:pw@db:5432/academy',
      DATABASE_DIRECT_URL: 'postgres://me:pw@db:5433/academy',
      DATABASE_READ_URL: 'postgres://me:pw@standby/academy',
      POSTGRES_SETTINGS: ' work_mem=32MB  auto_explain.log_analyze=on ',
      ACADEMY_SECRET: 'x'.repeat(32),
      ACADEMY_OLD_SECRETS: `${'y'.repeat(32)} ,${'z'.repeat(32)},`,
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      OIDC_ISSUER: 'http://localhost:9000/issuer/',
      ADMIN_EMAILS: ' Ada@example.org, bob@example.org ,',
      FFMPEG_PATH: process.execPath,
      FFPROBE_PATH: process.execPath,
      MAX_UPLOAD_MB: '10',
      MAX_RESOURCE_MB: '5',
      CREATOR_QUOTA_MB: '20',
      TRANSCRIBE: 'off',
      TRANSCRIBE_URL: 'http://10.0.0.9:8080/speech/',
      TRANSCRIBE_KEY: 'a-key',
      TRANSCRIBE_MODEL: 'large-v3',
      ASSISTANT_URL: 'http://10.0.0.9:11434/',
      ASSISTANT_KEY: 'another-key',
      ASSISTANT_MODEL: 'gemma3, qwen3,',
      ASSISTANT_HOURLY_ANSWERS: '12',
      ASSISTANT_DAILY_TOKENS: '50000',
      ACCEL_REDIRECT_PREFIX: '/protected-media/',
      MEDIA_ORIGIN: 'https://cdn.example.org',
      WORKERS: '0',
      DRAIN_SECONDS: '20',
      API_ORIGIN: 'https://api.example.org',
      WEB_ORIGIN: 'https://www.example.org',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::7',
      METRICS_TOKEN: 'y'.repeat(32),
      SUPPORT_URL: 'https://example.org/help?from=academy',
      SUPPORT_EMAIL: 'help@example.org',
      TIME_ZONE: 'Asia/Dhaka',
      ACADEMY_DEMO_SIGN_IN: '1',
      SMTP_URL: 'smtps://user:p%40ss@mail.example.org',
      MAIL_FROM: 'My School <school@example.org>',
      LOG_LEVEL: 'debug',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://academy.example.org',
      dataDir: '/srv/academy',
      databaseUrl: 'postgres://me:pw@db:5432/academy',
      databaseDirectUrl: 'postgres://me:pw@db:5433/academy',
      databaseReadUrl: 'postgres://me:pw@standby/academy',
      postgresSettings: ['work_mem=32MB', 'auto_explain.log_analyze=on'],
      secret: 'x'.repeat(32),
      oldSecrets: ['y'.repeat(32), 'z'.repeat(32)],
      google: { clientId: 'id', clientSecret: 'secret' },
      oidcIssuer: 'http://localhost:9000/issuer/',
      adminEmails: ['ada@example.org', 'bob@example.org'],
      ffmpegPath: process.execPath,
      ffprobePath: process.execPath,
      maxUploadBytes: 10 * 1024 ** 2,
      maxResourceBytes: 5 * 1024 ** 2,
      creatorQuotaBytes: 20 * 1024 ** 2,
      transcribe: {
        isOn: false,
        service: { url: 'http://10.0.0.9:8080/speech', key: 'a-key', model: 'large-v3' },
      },
      assistant: {
        ...{ url: 'http://10.0.0.9:11434', key: 'another-key', models: ['gemma3', 'qwen3'] },
        ...{ hourlyAnswers: 12, dailyTokens: 50_000 },
      },
      accelRedirectPrefix: '/protected-media',
      mediaOrigin: 'https://cdn.example.org',
      s3: null,
      moveBlobs: null,
      workers: 0,
      drainSeconds: 20,
      apiOrigin: 'https://api.example.org',
      webOrigin: 'https://www.example.org',
      trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::7'],
      metricsToken: 'y'.repeat(32),
      setVariables: [
        'MAX_UPLOAD_MB',
        'MAX_RESOURCE_MB',
        'CREATOR_QUOTA_MB',
        'SUPPORT_URL',
        'SUPPORT_EMAIL',
        'TIME_ZONE',
      ],
      timeZone: 'Asia/Dhaka',
      support: 'https://example.org/help?from=academy',
      demoSignIn: true,
      mail: {
        url: 'smtps://user:p%40ss@mail.example.org',
        from: { name: 'My School', address: 'school@example.org' },
      },
      logLevel: 'debug',
    });
  });

  it('leads to an address for mail where there is no page for help', () => {
    expect(loadConfig({ SUPPORT_EMAIL: 'help@example.org' }).support).toBe('mailto:help@example.org');
  });

  it.each(['javascript:alert(1)', 'data:text/html,hi', '/help', 'https://me:pw@example.org', 'ftp://a.org'])(
    'refuses %s as a page for help',
    (SUPPORT_URL) => {
      expect(problemsOf({ SUPPORT_URL })).toEqual([
        expect.stringMatching(/^SUPPORT_URL is .* but must be an address that begins with http/),
      ]);
    },
  );

  it.each(['help', 'help@example.org?bcc=all@example.org', 'a@b.org, c@d.org'])(
    'refuses %s as an address for mail',
    (SUPPORT_EMAIL) => {
      expect(problemsOf({ SUPPORT_EMAIL })).toHaveLength(1);
    },
  );

  it('takes an empty value as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ', GOOGLE_CLIENT_ID: '' })).toEqual(loadConfig({}));
  });

  it('means relative folders from the repository, wherever it was started from', () => {
    expect(loadConfig({ ACADEMY_DATA: './other' }).dataDir).toBe(path.join(repositoryRoot, 'other'));
  });

  it('lets the public address follow the port', () => {
    expect(loadConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(publicUrlOn(loadConfig({ PORT: '0' }), 51234)).toBe('http://localhost:51234');
    expect(publicUrlOn(loadConfig({ PORT: '0', PUBLIC_URL: 'https://a.org' }), 51234)).toBe('https://a.org');
  });

  it.each([
    ['PORT', '70000', 'PORT is "70000" but must be a whole number from 0 to 65535.'],
    ['PORT', '3000a', 'PORT is "3000a" but must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1" but must be a whole number from 0 to 65535.'],
    ['PORT', '1e3', 'PORT is "1e3" but must be a whole number from 0 to 65535.'],
    [
      'ACCEL_REDIRECT_PREFIX',
      'media',
      'ACCEL_REDIRECT_PREFIX is "media" but must be a path that begins with a slash, such as /protected-media.',
    ],
    ['WORKERS', '65', 'WORKERS is "65" but must be a whole number from 0 to 64.'],
    [
      'HOST',
      'localhost:3000',
      'HOST is "localhost:3000" but must be a host name or an IP address without a port, such as 127.0.0.1 or 0.0.0.0.',
    ],
    [
      'PUBLIC_URL',
      'academy.example.org',
      'PUBLIC_URL is "academy.example.org" but must be an address of the form https://academy.example.org, without a path.',
    ],
    [
      'WEB_ORIGIN',
      'https://a.org/app',
      'WEB_ORIGIN is "https://a.org/app" but must be an address of the form https://academy.example.org, without a path.',
    ],
    [
      'OIDC_ISSUER',
      'http://accounts.example.org',
      'OIDC_ISSUER is "http://accounts.example.org" but must be an address that begins with https:// (http:// is taken for localhost alone).',
    ],
    [
      'OIDC_ISSUER',
      'nonsense',
      'OIDC_ISSUER is "nonsense" but must be an address that begins with http:// or https://.',
    ],
    [
      'ADMIN_EMAILS',
      'ada@example.org,bob',
      'ADMIN_EMAILS is "ada@example.org,bob" but must be a list of email addresses separated by commas.',
    ],
    [
      'FFMPEG_PATH',
      '/no/such/ffmpeg',
      'FFMPEG_PATH is "/no/such/ffmpeg" but must be the path of a program that can be run.',
    ],
    ['ACADEMY_DEMO_SIGN_IN', 'yes', 'ACADEMY_DEMO_SIGN_IN is "yes" but must be 0 or 1.'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL is "loud" but must be one of trace, debug, info, warn, error, fatal, silent.',
    ],
  ])('refuses %s=%s in one clear sentence', (name, value, sentence) => {
    expect(problemsOf({ [name]: value })).toEqual([sentence]);
  });

  it.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost', 'academy.internal'])('listens on %s', (HOST) => {
    expect(loadConfig({ HOST }).host).toBe(HOST);
  });

  it('names a wrong secret without repeating it', () => {
    const wrong = { ACADEMY_SECRET: 'hunter2', ACADEMY_OLD_SECRETS: `${'x'.repeat(32)},hunter2` };
    expect(problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db/x', ...wrong })).toEqual([
      'DATABASE_URL must be an address of the form postgres://user:password@host:5432/database.',
      'ACADEMY_SECRET must be at least 32 characters long.',
      'ACADEMY_OLD_SECRETS must be secrets of at least 32 characters each, with commas between or as a JSON list.',
    ]);
  });

  it('takes a former secret that has a comma itself from a JSON list', () => {
    const secret = 'a secret with a comma, and a "quote", long enough';
    expect(loadConfig({ ACADEMY_OLD_SECRETS: JSON.stringify([secret]) }).oldSecrets).toEqual([secret]);
    for (const ACADEMY_OLD_SECRETS of ['[', '[1]', '["short"]']) {
      expect(problemsOf({ ACADEMY_OLD_SECRETS })).toHaveLength(1);
    }
  });

  it.each(['School <school>', 'school', 'a@b.org, c@d.org', 'A" <a@b.org>'])(
    'refuses mail from %s',
    (MAIL_FROM) => {
      expect(problemsOf({ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM })).toEqual([
        `MAIL_FROM is ${JSON.stringify(MAIL_FROM)} but must be an email address, or a name and an address such as My School <school@example.org>.`,
      ]);
    },
  );

  it.each(['mail.example.org', 'https://mail.example.org', 'smtp://mail.example.org/path?x=1'])(
    'refuses to send mail by %s, without repeating it',
    (SMTP_URL) => {
      const [problem, ...others] = problemsOf({ SMTP_URL, MAIL_FROM: 'a@b.org' });
      expect(others).toEqual([]);
      expect(problem).toMatch(/^SMTP_URL must be an address of the form smtps:/);
    },
  );

  it('refuses another way to a database that is not set', () => {
    expect(problemsOf({ DATABASE_DIRECT_URL: 'postgres://me:pw@db/academy' })).toEqual([
      'DATABASE_DIRECT_URL is set, but DATABASE_URL is not: it says how else that database is reached.',
    ]);
  });

  it('lists everything that is wrong at once', () => {
    const problems = problemsOf({ PORT: 'x', WORKERS: 'y', GOOGLE_CLIENT_ID: 'id' });
    expect(problems).toHaveLength(3);
    expect(() => loadConfig({ PORT: 'x', WORKERS: 'y' })).toThrow(/^PORT .*\.\nWORKERS .*\.$/);
  });

  it('wants both Google settings or none', () => {
    expect(problemsOf({ GOOGLE_CLIENT_SECRET: 's' })).toEqual([
      'GOOGLE_CLIENT_ID is missing: signing in with Google needs it because GOOGLE_CLIENT_SECRET is set.',
    ]);
  });

  const bucket = { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'an-id', S3_SECRET_ACCESS_KEY: 'a-secret' };

  it('keeps files in the bucket that S3_ settings name', () => {
    const keys = { bucket: 'media', accessKeyId: 'an-id', secretAccessKey: 'a-secret' };
    expect(loadConfig(bucket).s3).toEqual({
      ...{ ...keys, endpoint: null, region: 'us-east-1', forcePathStyle: false },
    });
    const own = { ...bucket, S3_ENDPOINT: 'http://store:7480/', S3_REGION: 'default' };
    expect(loadConfig(own).s3).toEqual({
      ...{ ...keys, endpoint: 'http://store:7480', region: 'default', forcePathStyle: true },
    });
    expect(loadConfig({ ...own, S3_FORCE_PATH_STYLE: '0' }).s3?.forcePathStyle).toBe(false);
  });

  it.each(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'says that %s is missing where the other S3_ settings are there',
    (name) => {
      const present = name === 'S3_BUCKET' ? 'S3_ACCESS_KEY_ID' : 'S3_BUCKET';
      expect(problemsOf({ ...bucket, [name]: '' })).toEqual([
        `${name} is missing: keeping files in S3 needs it because ${present} is set.`,
      ]);
    },
  );

  it.each([
    { S3_ENDPOINT: 'http://store:7480' },
    { S3_REGION: 'default' },
    { S3_FORCE_PATH_STYLE: '1' },
    { MOVE_BLOBS: 'to-disk' },
  ])('ends the start where %j stands alone', (alone) => {
    expect(problemsOf(alone)).toHaveLength(3);
  });

  it.each([
    [{ S3_BUCKET: 'No Bucket' }, 'S3_BUCKET is "No Bucket" but must be the name of a bucket'],
    [{ S3_ENDPOINT: 'store:7480' }, 'S3_ENDPOINT is "store:7480" but must be an address'],
    [{ MOVE_BLOBS: 's3' }, 'MOVE_BLOBS is "s3" but must be to-s3 or to-disk.'],
    [{ ACCEL_REDIRECT_PREFIX: '/protected-media' }, 'ACCEL_REDIRECT_PREFIX is set, but the files are in S3'],
  ])('refuses %j', (wrong, sentence) => {
    expect(problemsOf({ ...bucket, ...wrong })).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    ['https://accounts.example.org/', 'https://accounts.example.org'],
    ['https://accounts.example.org/realms/academy', 'https://accounts.example.org/realms/academy'],
    [
      'https://accounts.example.org/application/o/academy/',
      'https://accounts.example.org/application/o/academy/',
    ],
    ['http://127.0.0.2:9000/', 'http://127.0.0.2:9000'],
  ])('knows the provider %s by %s', (OIDC_ISSUER, oidcIssuer) => {
    expect(loadConfig({ OIDC_ISSUER }).oidcIssuer).toBe(oidcIssuer);
  });

  it.each(['a token with blanks that is long enough', `${'ট'.repeat(32)}`])(
    'refuses the token %j, which no header could carry',
    (METRICS_TOKEN) => {
      expect(problemsOf({ METRICS_TOKEN })).toEqual([
        'METRICS_TOKEN must be without blanks: of letters, digits and signs of ASCII alone.',
      ]);
    },
  );

  it.each(['0.0.0.0/0', '::/0', '10.0.0.7/00'])(
    'refuses %s as a trusted proxy: it is the whole internet',
    (proxy) => {
      expect(problemsOf({ TRUSTED_PROXIES: `loopback,${proxy}` })).toEqual([
        `TRUSTED_PROXIES is "loopback,${proxy}" but must be addresses or networks of your own proxies: with all the world among them, everybody could claim any address.`,
      ]);
    },
  );

  it.each(['everybody', '10.0.0.0/33', '10.0.0/8', '10.0.0.1/8/8', '10.0.0.1:80'])(
    'refuses %j as a trusted proxy',
    (proxy) => {
      expect(problemsOf({ TRUSTED_PROXIES: `loopback,${proxy}` })).toEqual([
        `TRUSTED_PROXIES is "loopback,${proxy}" but must be addresses or networks with commas between, such as loopback, 10.0.0.7 or 10.0.0.0/8.`,
      ]);
    },
  );
});
