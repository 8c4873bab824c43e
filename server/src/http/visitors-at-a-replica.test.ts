import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PrimaryAndStandby, startPrimaryAndStandby } from '@academy/platform/testing/standby.ts';
import { onDisk } from '@academy/platform/testing/test-storage.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertCourse, insertUser } from '../testing/factories.ts';
import { signInLearner } from '../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';

let servers: PrimaryAndStandby;
let dataDir: string;
let academy: TestAcademy;
let other: TestAcademy;
let courseId: string;
let author: Awaited<ReturnType<typeof signInLearner>>;
beforeAll(async () => {
  servers = await startPrimaryAndStandby();
  dataDir = await mkdtemp(path.join(tmpdir(), 'academy-replica-'));
  const { primaryUrl: connectionString, standbyUrl: readUrl } = servers;
  const beside = { connectionString, directUrl: connectionString, storage: onDisk(dataDir) };
  // So long that a node which hears of no change would go on at the replica.
  const longestLagMs = 60_000;
  academy = await createTestAcademy({ beside, readUrl, longestLagMs });
  other = await createTestAcademy({ beside, readUrl, longestLagMs });
  const authorId = await insertUser(academy.database);
  courseId = await insertCourse(academy.database, { authorId, title: 'First title' });
  author = await signInLearner(academy, authorId);
});
afterAll(async () => {
  await Promise.all([academy.close(), other.close()]);
  await servers.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** As a visitor: each with an address of its own, so that no answer that is kept is sent. */
let asked = 0;
async function titleAt(node: TestAcademy): Promise<string> {
  asked += 1;
  const { body } = await node.get(`/api/courses?limit=8&search=title${'+'.repeat(200 + (asked % 50))}`);
  return (body as { title: string }[])[0]?.title ?? '';
}

/** Written past the academy, so that nobody hears of it: who sees it at once asks the primary. */
async function isAtReplica(node: TestAcademy): Promise<boolean> {
  await servers.pauseStandby();
  const before = await titleAt(node);
  const changed = `${before}, title`;
  await academy.database.pool.query('UPDATE courses SET title = $1 WHERE id = $2', [changed, courseId]);
  const seen = await titleAt(node);
  await academy.database.pool.query('UPDATE courses SET title = $1 WHERE id = $2', [before, courseId]);
  await servers.resumeStandby();
  return seen === before;
}

it('visitors read from the replica', async () => {
  for (const node of [academy, other]) await vi.waitUntil(() => isAtReplica(node), 20_000);
});

/** In the same way: a course that the replica does not have yet is in no sitemap from there. */
async function sitemapIsAtReplica(): Promise<boolean> {
  // A change by this node empties what it keeps, so that the sitemap is read anew.
  await author('POST', `/api/enrollments/courses/${courseId}`, {});
  await vi.waitUntil(() => isAtReplica(academy), 20_000);
  await servers.pauseStandby();
  const newer = await insertCourse(academy.database, { title: 'Newer' });
  const { body } = await academy.app.inject({ url: '/sitemaps/courses-1.xml' });
  await servers.resumeStandby();
  return body.includes(courseId) && !body.includes(newer);
}

it('the sitemap is read from the replica', async () => {
  await vi.waitUntil(sitemapIsAtReplica, { timeout: 15_000, interval: 10 });
});

it('a course that its author took away is gone for visitors of every node, however late the replica is', async () => {
  await vi.waitUntil(() => isAtReplica(academy), 20_000);
  await servers.pauseStandby();
  const { status } = await author('PUT', `/api/creator/courses/${courseId}/status`, { status: 'archived' });
  expect(status).toBe(200);
  expect(await titleAt(academy)).toBe('');
  // The other node hears of it a moment later.
  await vi.waitUntil(async () => (await titleAt(other)) === '', { timeout: 20_000, interval: 10 });
  await servers.resumeStandby();
});
