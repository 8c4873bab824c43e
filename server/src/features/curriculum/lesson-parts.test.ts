import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import type { VideoState } from '@academy/contract/videos/video-status.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { quizQuestions } from '@academy/platform/database/schema/quizzes.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertCues } from '../../testing/insert-cues.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let courseId: string;
let authorId: string;

const version = (lessonId: string, number: number, state: VideoState, retiredAt: Date | null = null) =>
  academy.database.db
    .insert(videoAssets)
    .values({ id: newId(), lessonId, version: number, state, retiredAt });

const question = (lessonId: string) => ({
  id: newId(),
  lessonId,
  position: 1,
  prompt: 'What is a warp?',
  explanation: '',
  solution: { kind: 'number' as const, value: 1, tolerance: 0 },
});

beforeAll(async () => {
  academy = await createTestAcademy();
  const { database } = academy;
  authorId = await insertUser(database, { role: 'creator' });
  courseId = await insertCourse(database, { authorId });
  const titles = ['Nothing', 'Failed', 'Replaced', 'Removed', 'Heard', 'Asked'];
  const made = await insertCurriculum(database, courseId, { Module: titles });
  const [, failed = '', replaced = '', removed = '', heard = '', asked = ''] = made.map(({ id }) => id);
  await version(failed, 1, 'ready');
  await version(failed, 2, 'failed');
  await version(replaced, 1, 'ready', new Date());
  await version(replaced, 2, 'preparing');
  await version(removed, 1, 'ready', new Date());
  await version(heard, 1, 'ready');
  await insertCues(database, heard, ['Here it is said']);
  await database.db.insert(quizQuestions).values(question(asked));
});
afterAll(() => academy.close());

async function partsFor(userId: string): Promise<Record<string, Lesson['parts']>> {
  const call = await signInLearner(academy, userId);
  const modules: Module[] = (await call('GET', `/api/courses/${courseId}/curriculum`)).body;
  return Object.fromEntries(
    modules.flatMap(({ lessons }) => lessons.map(({ title, parts }) => [title, parts])),
  );
}

describe('what the lessons of a course consist of', () => {
  it('is told to its author with the curriculum, of the newest version of each film', async () => {
    expect(await partsFor(authorId)).toEqual({
      Nothing: undefined,
      Failed: { video: 'failed', captions: false, questions: false },
      Replaced: { video: 'preparing', captions: false, questions: false },
      Removed: undefined,
      Heard: { video: 'ready', captions: true, questions: false },
      Asked: { video: 'none', captions: false, questions: true },
    });
  });

  it('is told to admins, too, and to no student or visitor', async () => {
    const { database } = academy;
    const admin = await insertUser(database, { role: 'admin' });
    expect((await partsFor(admin))['Failed']?.video).toBe('failed');
    const student = await insertUser(database);
    await database.db.insert(enrollments).values({ userId: student, courseId });
    const [theirs, everybodys] = [
      await partsFor(student),
      (await academy.get(`/api/courses/${courseId}/curriculum`)).body,
    ];
    expect(Object.values(theirs).filter((parts) => parts !== undefined)).toEqual([]);
    expect(JSON.stringify(everybodys)).not.toContain('parts');
  });
});
