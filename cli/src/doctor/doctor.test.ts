import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStores } from '@academy/platform/blobs/open-stores.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { followEvents } from '@academy/platform/outbox/follow-events.ts';
import { isCephInstalled } from '@academy/platform/testing/ceph-on-demand.ts';
import { createTestBucket } from '@academy/platform/testing/test-bucket.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@academy/platform/testing/test-database.ts';
import { onDisk } from '@academy/platform/testing/test-storage.ts';
import { newContentKey, sealContentKey } from '@academy/platform/videos/content-key.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { academyCommand } from '../testing/academy-command.ts';
import { checkAddress } from './check-address.ts';
import { checkClock, checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkSecret } from './check-secret.ts';
import { checkSignIn } from './check-sign-in.ts';
import { checkWorkers } from './check-workers.ts';
import type { Finding } from './finding.ts';

const discoveryPath = '/.well-known/openid-configuration';
const secret = 'k3Jx9QwZ7vTb2LmN8sRf4HyPc6Gd1AeU';
let test: TestDatabase;
let folder: string;
let provider: Server;
let issuer: string;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'academy-doctor-'));
  await insertVideo();
  provider = createServer(answerAsProvider);
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await test.drop();
  await new Promise((resolve) => provider.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** One whose name is its bare address, one whose name ends in a slash, and one that moved. */
function answerAsProvider({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const named = { '/': issuer, '/slash/': `${issuer}/slash/` }[url.replace(discoveryPath, '/')];
  if (url.startsWith('/moved/')) response.writeHead(302, { location: discoveryPath }).end();
  else if (named === undefined) response.writeHead(404).end();
  else response.end(JSON.stringify({ issuer: named }));
}

async function insertVideo(): Promise<void> {
  const { db } = test.database;
  const [userId, courseId, moduleId, lessonId, id] = [newId(), newId(), newId(), newId(), newId()];
  await db.insert(users).values({ id: userId, name: 'Ada', username: 'ada', email: 'ada@example.org' });
  await db.insert(courses).values({
    ...{
      id: courseId,
      authorId: userId,
      title: 'A',
      description: 'B',
      category: 'Design',
      instructor: 'Ada',
    },
  });
  await db.insert(modules).values({ id: moduleId, courseId, title: 'M', position: 1 });
  await db.insert(lessons).values({ id: lessonId, courseId, moduleId, title: 'L', position: 1 });
  const sealedKey = sealContentKey(secret, id, newContentKey());
  await db.insert(videoAssets).values({ id, lessonId, version: 1, state: 'failed', sealedKey });
}

describe('academy doctor', () => {
  it('names every problem, what to do, and ends with 1', async () => {
    await writeFile(path.join(folder, 'secret'), `${secret}\n`);
    await chmod(path.join(folder, 'secret'), 0o644);
    const { code, stdout, stderr } = await academyCommand(['doctor', '--json'], {
      ...{ ACADEMY_DATA: folder, DATABASE_URL: test.directUrl, PORT: '1' },
      ...{ PUBLIC_URL: 'http://academy.example.org' },
    }).ended;
    expect(stderr).toBe('');
    const { findings }: { findings: Finding[] } = JSON.parse(stdout);
    const states = Object.fromEntries(findings.map(({ subject, state }) => [subject, state]));
    expect(states).toMatchObject({
      ...{ settings: 'good', database: 'good', clock: 'good', files: 'good', videos: 'warning' },
      ...{ secret: 'problem', address: 'problem', 'sign-in': 'problem' },
    });
    expect(states['ffmpeg']).toMatch(/good|warning/);
    expect(findings.every(({ state, advice }) => state === 'good' || (advice ?? '').length > 0)).toBe(true);
    expect(code).toBe(1);
  });

  it('makes nothing where there is nothing yet', async () => {
    const dataDir = path.join(folder, 'new');
    await rm(dataDir, { recursive: true, force: true });
    const { code, stdout } = await academyCommand(['doctor'], { ACADEMY_DATA: dataDir, PORT: '1' }).ended;
    expect(stdout).toMatch(
      /^! warning {2}database {2}there is none in .*new yet\n +The first start makes it\.$/m,
    );
    expect(stdout).not.toContain('\u001b');
    expect(code).toBe(0);
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
  });

  it('says that the database is away, and looks at the rest all the same', async () => {
    const dataDir = path.join(folder, 'away');
    const { code, stdout } = await academyCommand(['doctor', '--json'], {
      ...{ ACADEMY_DATA: dataDir, DATABASE_URL: 'postgres://a:not-told@127.0.0.1:1/academy', PORT: '1' },
    }).ended;
    const { findings }: { findings: Finding[] } = JSON.parse(stdout);
    expect(findings.find(({ subject }) => subject === 'database')).toMatchObject({
      state: 'problem',
      advice: 'Check DATABASE_URL and that the server runs.',
    });
    expect(findings.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['secret', 'ffmpeg', 'sign-in']),
    );
    expect(stdout).not.toContain('not-told');
    expect(code).toBe(1);
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
  });

  it('looks at the rest where the database has not got its schema, and where that cannot be read', async () => {
    const empty = await createEmptyDatabase();
    const examine = async () => {
      const { code, stdout, stderr } = await academyCommand(['doctor', '--json'], {
        ...{ ACADEMY_DATA: path.join(folder, 'new'), DATABASE_URL: empty.directUrl, PORT: '1' },
      }).ended;
      expect(stderr).toBe('');
      const { findings }: { findings: Finding[] } = JSON.parse(stdout);
      const states = Object.fromEntries(findings.map(({ subject, state }) => [subject, state]));
      return { code, states };
    };
    expect(await examine()).toMatchObject({
      code: 0,
      states: { database: 'warning', clock: 'good', secret: 'good', 'sign-in': 'good' },
    });
    await empty.database.pool.query(
      'CREATE SCHEMA drizzle; CREATE TABLE drizzle.__drizzle_migrations (id int)',
    );
    expect(await examine()).toMatchObject({
      code: 1,
      states: { database: 'problem', secret: 'good', 'sign-in': 'good' },
    });
    await empty.drop();
  });

  it('shows wrong settings as its findings', async () => {
    const { code, stdout } = await academyCommand(['doctor'], { PORT: 'x', GOOGLE_CLIENT_ID: 'id' }).ended;
    expect(stdout).toContain('✗ problem  settings  PORT is "x" but must be a whole number from 0 to 65535.');
    expect(stdout).toContain('2 problems.');
    expect(code).toBe(1);
  });
});

describe('what the doctor finds', () => {
  it('of a secret that the videos are not locked with', async () => {
    const another = `${secret}x`;
    expect(await checkSecret({ dataDir: folder, secret, oldSecrets: [] }, test.database)).toMatchObject({
      state: 'good',
    });
    expect(
      await checkSecret({ dataDir: folder, secret: another, oldSecrets: [] }, test.database),
    ).toMatchObject({
      state: 'problem',
      text: 'is not the one that the videos are locked with',
    });
    const nowhere = path.join(folder, 'nowhere');
    expect(
      await checkSecret({ dataDir: nowhere, secret: null, oldSecrets: [] }, test.database),
    ).toMatchObject({
      state: 'problem',
      text: 'is missing, though videos are locked with it',
    });
    expect(
      await checkSecret({ dataDir: nowhere, secret: 'secret'.repeat(8), oldSecrets: [] }, null),
    ).toMatchObject({
      state: 'warning',
    });
  });

  it('of a secret that was changed, before the videos are locked with the new one', async () => {
    const newer = 'Q8sVn2LxT5wKb9ZdR3mYc7HgJ4pFa6Eu';
    const config = { dataDir: folder, secret: newer, oldSecrets: [secret] };
    expect(await checkSecret(config, test.database)).toEqual({
      ...{ subject: 'secret', state: 'warning' },
      text: 'is new, and 1 of 1 videos are still locked with an older one',
      advice: 'Next: npm run academy -- secret reseal',
    });
    const { db } = test.database;
    const id = newId();
    const sealedKey = sealContentKey(newer, id, newContentKey());
    await db.insert(videoAssets).values({ id, version: 1, state: 'ready', sealedKey });
    expect(await checkSecret({ ...config, oldSecrets: [] }, test.database)).toMatchObject({
      ...{ state: 'problem', text: 'does not open 1 of 2 videos' },
    });
    await db.delete(videoAssets).where(eq(videoAssets.id, id));
  });

  it('of a secret where the schema has no place for keys yet', async () => {
    const empty = await createEmptyDatabase();
    const config = { dataDir: folder, secret, oldSecrets: [] };
    expect(await checkSecret(config, empty.database)).toMatchObject({ state: 'good' });
    await empty.database.pool.query('CREATE TABLE video_assets (id uuid)');
    expect(await checkSecret(config, empty.database)).toMatchObject({ state: 'good' });
    await empty.drop();
  });

  it('of an empty folder, which stays empty', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'empty-'));
    expect(await checkDisk(onDisk(dataDir))).toContainEqual({
      subject: 'files',
      state: 'good',
      text: `kept in ${path.join(dataDir, 'blobs')}, which can be written`,
    });
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.skipIf(!isCephInstalled)(
    'of a bucket, which stays as it was, and of one that is not there',
    async () => {
      const storage = { ...onDisk(folder), s3: await createTestBucket() };
      expect((await checkDisk(storage))[0]).toEqual({
        ...{ subject: 'files', state: 'good' },
        text: `kept in the bucket ${storage.s3.bucket} of ${storage.s3.endpoint}, which can be written`,
      });
      const { blobs, uploadStore } = await openStores(storage);
      for await (const left of blobs.list('')) expect(left).toBeUndefined();
      for await (const left of uploadStore.list()) expect(left).toBeUndefined();
      const missing = { ...storage, s3: { ...storage.s3, bucket: 'nobody-has-this' } };
      expect((await checkDisk(missing))[0]).toMatchObject({
        state: 'problem',
        text: expect.stringMatching(/^cannot be kept in S3: the bucket nobody-has-this of .* does not exist/),
      });
    },
  );

  it('of a folder for files that is none', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'odd-'));
    await mkdir(path.join(dataDir, 'blobs'));
    await writeFile(path.join(dataDir, 'blobs', '.unfinished'), '');
    expect((await checkDisk(onDisk(dataDir)))[0]).toMatchObject({ subject: 'files', state: 'problem' });
  });

  it('of a database without its schema, and of one that is away', async () => {
    const empty = await createEmptyDatabase();
    expect(await checkDatabase(empty.database, false)).toMatchObject({
      state: 'warning',
      text: expect.stringMatching(/the schema is \d+ steps behind$/),
    });
    expect(await checkClock(empty.database)).toMatchObject({ state: 'good' });
    await empty.database.pool.query(`CREATE SCHEMA drizzle;
      CREATE TABLE drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
      INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('another', 1)`);
    expect(await checkDatabase(empty.database, false)).toMatchObject({ state: 'problem' });
    await empty.drop();
    expect(await checkDatabase(empty.database, false)).toMatchObject({ state: 'problem' });
  });

  it('of workers that are not there', async () => {
    const [workers, videos] = await checkWorkers(test.database, { workers: 0, databaseUrl: '' }, true);
    expect(workers).toMatchObject({ state: 'warning', text: 'none has ever run' });
    expect(videos).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('1 could not be prepared'),
    });
    const [idle] = await checkWorkers(test.database, { workers: 1, databaseUrl: '' }, false);
    expect(idle).toMatchObject({ state: 'good' });
  });

  it('of workers that start with the academy, and of one job', async () => {
    const academy = await createTestDatabase();
    const jobs = await createJobQueue(academy.directUrl, silentLog);
    const process = followEvents(academy.directUrl, {
      onEvent: () => undefined,
      onListening: () => undefined,
    });
    onTestFinished(async () => {
      await jobs.stop();
      await process.close();
      await academy.drop();
    });
    await jobs.enqueue(academy.database.db, 'video.begin', { assetId: newId() });
    const look = async () => (await checkWorkers(academy.database, { workers: 1, databaseUrl: '' }, true))[0];
    await vi.waitFor(async () =>
      expect(await look()).toMatchObject({
        state: 'good',
        text: expect.stringMatching(
          /^starting, as the academy is, which began \d+ seconds? ago; 1 job waits$/,
        ),
      }),
    );
    await process.close();
    expect(await look()).toMatchObject({
      ...{ state: 'problem', text: 'none has ever run, and 1 job waits' },
    });
    await jobs.tend();
    expect(await look()).toMatchObject({ state: 'good', text: 'at work; 1 job waits' });
  });

  const loopback = {
    ...{ host: '127.0.0.1', publicUrl: 'http://localhost:3000', apiOrigin: null, webOrigin: null },
    ...{ google: null, demoSignIn: false, adminEmails: [] },
  };

  it.each([
    [{}, 'good', /built-in.*refuses what comes through a proxy/],
    [{ host: '0.0.0.0' }, 'problem', /^nobody can sign in: HOST is 0\.0\.0\.0/],
    [{ host: '::' }, 'problem', /^nobody can sign in: HOST is ::/],
    [{ publicUrl: 'https://a.example' }, 'problem', /^nobody can sign in: PUBLIC_URL is/],
    [{ apiOrigin: 'https://a.example' }, 'problem', /^nobody can sign in: API_ORIGIN is/],
    [{ webOrigin: 'https://a.example' }, 'problem', /^nobody can sign in: WEB_ORIGIN is/],
    [{ demoSignIn: true }, 'warning', /anybody can be anybody.*through a proxy/],
    [{ demoSignIn: true, host: '0.0.0.0' }, 'problem', /HOST is 0\.0\.0\.0.*anybody can be anybody/],
    [
      { demoSignIn: true, publicUrl: 'https://a.example' },
      'problem',
      /PUBLIC_URL is https.*anybody can be anybody/,
    ],
    [
      { demoSignIn: true, apiOrigin: 'https://a.example' },
      'problem',
      /API_ORIGIN is https.*anybody can be anybody/,
    ],
  ] as const)('of sign-in with %j', async (config, state, text) => {
    const finding = await checkSignIn({ ...loopback, oidcIssuer: issuer, ...config });
    expect(finding).toMatchObject({ state, text: expect.stringMatching(text) });
    if (state === 'problem') expect(finding.advice).toContain('GOOGLE_CLIENT_ID');
  });

  it('of a provider that answers, of one that is another, and of one that is away', async () => {
    const google = { clientId: 'id', clientSecret: 'secret' };
    const config = { ...loopback, google, publicUrl: 'https://a.example', adminEmails: ['a@b.c'] };
    expect(await checkSignIn({ ...config, oidcIssuer: issuer })).toMatchObject({
      state: 'good',
      text: `through ${issuer}, which must know https://a.example/api/auth/callback`,
    });
    expect(await checkSignIn({ ...config, oidcIssuer: issuer, adminEmails: [] })).toMatchObject({
      state: 'warning',
    });
    expect(await checkSignIn({ ...config, oidcIssuer: `${issuer}/other` })).toMatchObject({
      state: 'problem',
    });
    expect(await checkSignIn({ ...config, oidcIssuer: 'http://127.0.0.1:1' })).toMatchObject({
      state: 'problem',
    });
  });

  it.each([
    ['', 'good', /^through/],
    ['/', 'good', /^through/],
    ['/slash/', 'good', /^through/],
    ['/slash/.well-known/openid-configuration', 'good', /^through/],
    ['/slash', 'problem', /it calls itself ".*\/slash\/", and has to be called so here to the letter$/],
    ['/moved', 'problem', /it answers 302$/],
  ] as const)('of a provider at "%s", as the server would', async (place, state, text) => {
    const oidcIssuer = `${issuer}${place}`;
    const finding = await checkSignIn({
      ...{ ...loopback, publicUrl: 'https://a.example', adminEmails: ['a@b.c'] },
      ...{ google: { clientId: 'id', clientSecret: 'secret' }, oidcIssuer },
    });
    expect(finding).toMatchObject({ state, text: expect.stringMatching(text) });
  });

  it.each([
    [{ host: '127.0.0.1', publicUrl: 'http://localhost:3000' }, 'good'],
    [{ host: '127.0.0.2', publicUrl: 'http://localhost:3000' }, 'good'],
    [{ host: '0.0.0.0', publicUrl: 'http://localhost:3000' }, 'warning'],
    [{ host: '127.0.0.1', publicUrl: 'http://academy.example.org' }, 'problem'],
    [{ host: '127.0.0.1', publicUrl: 'https://academy.example.org' }, 'good'],
    [{ host: '127.0.0.1', publicUrl: 'https://a.example', mediaOrigin: 'http://cdn.example' }, 'problem'],
  ] as const)('of the address %j', async (config, state) => {
    expect(await checkAddress({ mediaOrigin: null, ...config }, false)).toMatchObject({ state });
  });

  it('of an address that leads nowhere', async () => {
    const config = { host: '127.0.0.1', publicUrl: 'https://academy.invalid', mediaOrigin: null };
    expect(await checkAddress(config, true)).toMatchObject({ state: 'warning' });
  });
});
