import { accountExports } from '@academy/platform/database/schema/leaving.ts';
import { newId } from '@academy/platform/ids.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import { exportKeptMs, exportKeyOf, removeOldExports } from '@academy/platform/leaving/account-exports.ts';
import { silentLog } from '@academy/platform/log.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertOwnData } from '../testing/own-data.ts';
import { readMembers } from '../testing/read-members.ts';
import { createTestVideos, type TestVideos } from '../testing/test-videos.ts';
import { workExports } from './make-export.ts';

let videos: TestVideos;
let own: Awaited<ReturnType<typeof insertOwnData>>;
beforeAll(async () => {
  videos = await createTestVideos();
  own = await insertOwnData(videos);
});
afterAll(() => videos.close());

async function ask(userId = own.userId): Promise<string> {
  const id = newId();
  const { db, jobs } = videos;
  await db.delete(accountExports);
  await db.transaction(async (tx) => {
    await tx.insert(accountExports).values({ id, userId, state: 'waiting', askedAt: new Date() });
    await jobs.enqueue(tx, 'account.export', { exportId: id }, { onBehalfOf: userId });
  });
  return id;
}
const find = async (id: string) =>
  (await videos.db.select().from(accountExports).where(eq(accountExports.id, id)))[0];
const awaitState = (id: string, state: string) =>
  vi.waitFor(async () => expect((await find(id))?.state).toBe(state), { timeout: 60_000, interval: 200 });

describe('an export of everything about oneself', () => {
  it('has all that was typed, in files that a person can read, and nothing that opens a door', async () => {
    const id = await ask();
    await videos.startWorker({ TRANSCRIBE: 'off' });
    await awaitState(id, 'ready');
    await videos.stopWorkers();
    const row = await find(id);
    expect(row).toMatchObject({ percent: 100 });
    const members = await readMembers(videos, exportKeyOf(id));
    const names = [...members.keys()];
    for (const name of [
      ...['README.md', 'account.json', 'learning.json', 'audit.json', 'reviews.json', 'uploads.json'],
      'remarks.json',
      ...['notes/1-jamdani.md', 'chats/1-what-is-first.md', 'courses/1-my-loom/course.json'],
      ...['courses/1-my-loom/1-1-warp.md', 'courses/1-my-loom/1-1-warp-files/1-slides.pdf'],
      ...['tables/sessions.json', 'tables/quiz_attempts.json', 'tables/creator_settings.json'],
    ]) {
      expect(names).toContain(name);
    }
    expect(members.get('notes/1-jamdani.md')).toBe(
      '# Jamdani\n\n## Weaving\n\nThe whole lesson is about warps.\n\n- **1:15** Here it begins.\n',
    );
    expect(members.get('chats/1-what-is-first.md')?.split('\n## ').slice(1)).toEqual([
      'What is first?\n\n*2026-03-01 17:30*\n\nThe warp is set up first.\n',
      'Thanks\n\n*2026-03-01 17:31*\n\nYou’re welcome. Ask again whenever you like.\n',
      'What is the price?\n\n*2026-03-01 17:32*\n\nNothing in this course answers that.\n\nThe nearest moments:\n\n- Weaving: Looms are tall.\n',
      'Why?\n\n*2026-03-01 17:33*\n\nThis question was not answered.\n',
    ]);
    expect(members.get('courses/1-my-loom/1-1-warp-files/1-slides.pdf')).toBe('the slides');
    const all = [...members.values()].join('\n');
    for (const kept of own.typed) expect(all).toContain(kept);
    for (const secret of own.secrets) expect(all).not.toContain(secret);
    expect(JSON.parse(members.get('audit.json') ?? '')).toMatchObject([
      { action: 'blocked', by: 'somebody else', about: 'you' },
    ]);
  });

  it('goes after a week, its file with it', async () => {
    const id = await ask();
    await videos.db.update(accountExports).set({ state: 'ready', bytes: 4, finishedAt: new Date() });
    await videos.blobs.put(exportKeyOf(id), Buffer.from('data'));
    const orphan = newId();
    await videos.blobs.put(exportKeyOf(orphan), Buffer.from('data'));
    const at = (ms: number) => new Date(Date.now() + ms);
    expect(await removeOldExports(videos.test.database, videos.blobs, at(exportKeptMs - 60_000))).toBe(0);
    expect(await videos.keysBelow('exports')).toEqual([exportKeyOf(id)]);
    expect(await removeOldExports(videos.test.database, videos.blobs, at(exportKeptMs + 60_000))).toBe(1);
    expect(await videos.keysBelow('exports')).toEqual([]);
    expect(await find(id)).toBeUndefined();
  });

  it('that cannot be made is told to have failed, and leaves no file', async () => {
    const id = await ask();
    const blobs = new Proxy(videos.blobs, {
      get: (target, name) =>
        name === 'put' ? () => Promise.reject(new Error('no room')) : Reflect.get(target, name),
    });
    const jobs = await createJobQueue(videos.test.directUrl, silentLog, { works: true });
    await videos.retryOnceAtOnce();
    await videos.db.execute(sql`update pgboss.job set retry_limit = 0`);
    await workExports({ database: videos.test.database, blobs, jobs, clock: { now: () => new Date() } });
    await awaitState(id, 'failed');
    await jobs.stop();
    expect(await videos.keysBelow('exports')).toEqual([]);
  });
});
