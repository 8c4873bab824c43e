import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readIncludedSecrets, restoreSecrets } from '@academy/platform/backup/backup-secrets.ts';
import { checkBackup } from '@academy/platform/backup/check-backup.ts';
import { loadDatabase } from '@academy/platform/backup/load-database.ts';
import { restoreFiles } from '@academy/platform/backup/restore-files.ts';
import { quizAttempts } from '@academy/platform/database/schema/learning.ts';
import { createEmptyDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { onDisk } from '@academy/platform/testing/test-storage.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askForFfmpeg } from '../doctor/check-ffmpeg.ts';
import { type AcademyCommand, academyCommand } from '../testing/academy-command.ts';
import { type Caller, callerAt } from '../testing/earlier-academy/caller.ts';
import { type Person, people } from '../testing/earlier-academy/fill-academy.ts';
import { readKeptAnswers, unpackBackup } from '../testing/earlier-academy/kept-academy.ts';
import { playFilm } from '../testing/earlier-academy/play-film.ts';

describe('an academy that an earlier version made', () => {
  let folder: string;
  let backup: string;
  let dataDir: string;
  let test: TestDatabase;
  const started: AcademyCommand[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-earlier-'));
    await chmod(folder, 0o711);
    backup = path.join(folder, 'backup');
    await unpackBackup(backup);
  });
  afterEach(async () => {
    for (const { child, ended } of started.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
    await test.drop();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function newPlace(name: string): Promise<void> {
    dataDir = path.join(folder, name);
    test = await createEmptyDatabase();
  }

  function run(args: string[], input = ''): AcademyCommand {
    const settings = {
      ...{ ACADEMY_DATA: dataDir, ACADEMY_DEMO: '0', PORT: '0', WORKERS: '0' },
      ...{ DATABASE_URL: test.connectionString, DATABASE_DIRECT_URL: test.directUrl },
    };
    return academyCommand(args, settings, { input });
  }

  async function startHere(): Promise<Record<Person, Caller>> {
    const academy = run(['start']);
    started.push(academy);
    const { address = '' } = await academy.line(({ msg }) => msg?.startsWith('Academy is ready at') ?? false);
    const { stdout } = await run(['session', '-'], Object.values(people).join('\n')).ended;
    const [teacher = '', student = '', beginner = ''] = stdout.split('\n');
    return {
      teacher: callerAt(address, teacher),
      student: callerAt(address, student),
      beginner: callerAt(address, beginner),
    };
  }

  async function expectEverything(callers: Record<Person, Caller>): Promise<void> {
    const kept = await readKeptAnswers();
    expect(kept.length).toBeGreaterThan(40);
    const answers = await Promise.all(kept.map(({ person, call }) => callers[person].get(call)));
    // Every field that was answered then is answered now, and says the same; a time that was not told then is known now.
    const expected = JSON.parse(JSON.stringify(kept), (name, value) =>
      name === 'lastUpdated' && value === null ? expect.any(String) : value,
    );
    expect(kept.map((one, index) => ({ ...one, answer: answers[index] }))).toMatchObject(expected);

    const { db } = test.database;
    const attempts = await db.select().from(quizAttempts).orderBy(quizAttempts.createdAt);
    expect(attempts).toMatchObject([
      { answers: { q1: 'a', q2: 'c' }, correctCount: 1, questionCount: 2 },
      { answers: { q1: 'b', q2: 'c' }, correctCount: 2, questionCount: 2 },
    ]);

    const cover = kept.map(({ answer }) => JSON.stringify(answer).match(/\/api\/covers\/[^"]+/)?.[0]);
    const picture = await callers.student.fetch(cover.find((address) => address !== undefined) ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');

    const { found } = await askForFfmpeg({ PATH: process.env['PATH'] ?? '' });
    const film = kept.find(({ call }) => call.endsWith('/video'))?.call ?? '';
    const played = await playFilm(callers.student, film.split('/').at(-2) ?? '', {
      ffmpeg: found?.ffmpeg ?? '',
      folder,
    });
    expect(played).toEqual([
      { rendition: '360p', pictures: 90, soundSeconds: 3 },
      { rendition: '240p', pictures: 90, soundSeconds: 3 },
    ]);
  }

  it('has everything when its backup is restored: people, courses, progress, notes, attempts, a film that plays', async () => {
    await newPlace('restored');
    const { code, stdout } = await run(['restore', backup]).ended;
    expect(stdout).toContain('is restored in');
    expect(stdout).toContain(`Start the academy with ACADEMY_DATA=${dataDir} npm start\n`);
    expect(code).toBe(0);
    await expectEverything(await startHere());
  });

  it('has everything when it is started in its own data folder, with the database as it was then', async () => {
    await newPlace('kept');
    await mkdir(dataDir);
    const manifest = await checkBackup(backup);
    expect(manifest.migrations).toHaveLength(3);
    await restoreFiles(backup, manifest, onDisk(dataDir), () => undefined);
    const secrets = await readIncludedSecrets(backup, manifest);
    if (secrets !== null) await restoreSecrets(dataDir, secrets);
    await loadDatabase({
      ...{ connectionString: test.directUrl, folder: path.join(backup, manifest.snapshot), manifest },
      onTable: () => undefined,
    });
    await expectEverything(await startHere());
  });
});
