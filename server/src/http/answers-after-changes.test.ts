import type { Queryable } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { newId } from '@academy/platform/ids.ts';
import { followEvents } from '@academy/platform/outbox/follow-events.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { type DatabaseLine, lineTo } from '@academy/platform/testing/database-line.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../testing/factories.ts';
import { signInLearner } from '../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../testing/test-session.ts';

const startedAt = new Date();
/** Time stands still, so that no answer is dropped because it is old. */
const clock = { now: () => startedAt };

let hearing: TestAcademy;
let line: DatabaseLine;
/** Hears of no change: whatever it drops, it drops by itself. */
let deaf: TestAcademy;
let authorId: string;
let courseId: string;
let moduleId: string;
let lessonId: string;
let call: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  hearing = await createTestAcademy({ clock });
  line = await lineTo(hearing.directUrl);
  deaf = await createTestAcademy({ beside: hearing, clock, hearsThrough: line.connectionString });
  const id = await insertCourse(hearing.database, { title: 'Before' });
  const titleShown = async () => ((await deaf.get(`/api/courses/${id}`)).body as { title: string }).title;
  let edits = 0;
  const rename = (tx: Queryable) =>
    tx
      .update(courses)
      .set({ title: `Title ${++edits}` })
      .where(eq(courses.id, id));
  // It keeps answers once it listens, and does not see a change that is not told.
  await vi.waitFor(
    async () => {
      const kept = await titleShown();
      await rename(hearing.database.db);
      expect(await titleShown()).toBe(kept);
    },
    { timeout: 10_000 },
  );
  line.fallSilent();
  // An event that was on its way may still arrive; after it, none does.
  await vi.waitFor(
    async () => {
      const kept = await titleShown();
      await hearing.database.db.transaction(async (tx) => {
        await rename(tx);
        await recordEvent(tx, { name: 'course_edited', courseId: id });
      });
      expect(await titleShown()).toBe(kept);
    },
    { timeout: 10_000 },
  );
});
afterAll(async () => {
  await line.close();
  await deaf.close();
  await hearing.close();
});
beforeEach(async () => {
  authorId = await insertUser(deaf.database, { role: 'creator' });
  courseId = await insertCourse(deaf.database, { authorId });
  const [lesson] = await insertCurriculum(deaf.database, courseId, { One: ['a', 'b'] });
  moduleId = lesson?.moduleId ?? '';
  lessonId = lesson?.id ?? '';
  call = await signInLearner(deaf, authorId);
});

const course = () => `/api/courses/${courseId}`;
const modules = () => `${course()}/modules`;
const lessons = () => `${modules()}/${moduleId}/lessons`;
const details = {
  title: 'Renamed course',
  description: 'About something worth knowing',
  category: 'Programming',
  language: 'English',
  difficulty: 'beginner',
};

describe('the answer of the process that made a change', () => {
  it.each([
    ['unpublishing', () => call('PUT', `/api/creator/courses/${courseId}/status`, { status: 'draft' })],
    ['archiving', () => call('PUT', `/api/creator/courses/${courseId}/status`, { status: 'archived' })],
    ['editing the details', () => call('PUT', course(), details)],
    ['adding a module', () => call('POST', modules(), { title: 'Two' })],
    ['renaming a module', () => call('PUT', `${modules()}/${moduleId}`, { title: 'Eins' })],
    ['deleting a module', () => call('DELETE', `${modules()}/${moduleId}`)],
    ['adding a lesson', () => call('POST', lessons(), { title: 'Added' })],
    ['renaming a lesson', () => call('PUT', `${lessons()}/${lessonId}`, { title: 'Renamed' })],
    ['deleting a lesson', () => call('DELETE', `${lessons()}/${lessonId}`)],
    ['enrolling', () => call('POST', `/api/enrollments/courses/${courseId}`, {})],
  ])('shows visitors the change by %s at once', async (_name, change) => {
    const shown = async () =>
      JSON.stringify([await deaf.get(course()), await deaf.get(`${course()}/curriculum`)].map(bodyOf));
    const before = await shown();
    expect(await shown()).toBe(before);
    expect((await change()).status).toBeLessThan(300);
    expect(await shown()).not.toBe(before);
  });

  it('is kept while learners save what only they see', async () => {
    const before = JSON.stringify((await deaf.get(course())).body);
    await hearing.database.db.update(courses).set({ title: 'Unseen' }).where(eq(courses.id, courseId));
    const saved = await call('POST', `${lessons()}/${lessonId}/note`, { content: 'mine' });
    expect(saved.status).toBe(200);
    expect(JSON.stringify((await deaf.get(course())).body)).toBe(before);
  });
});

describe('captions, of which visitors are told nothing,', () => {
  const title = async (academy: TestAcademy) =>
    ((await academy.get(course())).body as { title: string }).title;
  const rename = (to: string) =>
    hearing.database.db.update(courses).set({ title: to }).where(eq(courses.id, courseId));

  it('leave the answer of the process that changed them as it is', async () => {
    const before = await title(deaf);
    await rename('Unseen');
    const captions = `${lessons()}/${lessonId}/captions`;
    const id = newId();
    const cue = { kind: 'add', id, startMs: 0, endMs: 1000, text: 'The warp' };
    const file = {
      method: 'PUT',
      url: `${captions}/bn/file`,
      payload: 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n',
    };
    const cookie = cookieHeader(await startTestSession(deaf, authorId));
    const headers = { cookie, origin: 'http://localhost:3000', 'content-type': 'text/vtt' };
    for (const status of [
      (await call('PUT', `${captions}/en/cues`, { changes: [cue] })).status,
      (await deaf.app.inject({ ...file, headers } as const)).statusCode,
      (await call('PUT', `${captions}/spoken-language`, { language: 'bn' })).status,
      (await call('PUT', `${course()}/word-list`, { words: ['Jamdani'], revision: 1 })).status,
      (await call('DELETE', `${captions}/en`)).status,
    ]) {
      expect(status).toBeLessThan(300);
    }
    expect(await title(deaf)).toBe(before);
    expect((await call('POST', modules(), { title: 'Two' })).status).toBeLessThan(300);
    expect(await title(deaf)).toBe('Unseen');
  });

  it('leave the answers of the others as they are, which other changes drop', async () => {
    // Begins to listen now, so that nothing of what earlier tests did is still on its way to it.
    const late = await createTestAcademy({ beside: hearing, clock });
    const heard: string[] = [];
    const listening = Promise.withResolvers<void>();
    const beside = followEvents(hearing.directUrl, {
      onEvent: (event) => void heard.push(event?.name ?? ''),
      onListening: (isListening) => isListening && listening.resolve(),
    });
    await listening.promise;
    const tell = async (name: 'captions_changed' | 'video_ready') => {
      const count = heard.length;
      await hearing.database.db.transaction((tx) => recordEvent(tx, { name, courseId, lessonId }));
      await vi.waitFor(() => expect(heard.length).toBeGreaterThan(count), { timeout: 20_000 });
    };
    const kept = await keptOnceListening(late);
    for (let times = 0; times < 5; times += 1) await tell('captions_changed');
    expect(await title(late)).toBe(kept);
    await rename('Told last');
    await tell('video_ready');
    await vi.waitFor(async () => expect(await title(late)).toBe('Told last'), { timeout: 20_000 });
    await beside.close();
    await late.close();
  });

  /** The title that an academy has kept, though the course has another one by now. */
  async function keptOnceListening(academy: TestAcademy) {
    let edits = 0;
    return await vi.waitFor(
      async () => {
        const kept = await title(academy);
        await rename(`Unseen ${++edits}`);
        expect(await title(academy)).toBe(kept);
        return kept;
      },
      { timeout: 10_000 },
    );
  }
});

function bodyOf({ status, body }: { status: number; body: unknown }) {
  return { status, body };
}
