import { captionCues, captionTracks } from '@academy/platform/database/schema/captions.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let author: Awaited<ReturnType<typeof signInLearner>>;
let courseId: string;
let lessonId: string;
let lesson: string;

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  const authorId = await insertUser(academy.database, { role: 'creator' });
  courseId = await insertCourse(academy.database, { authorId, language: 'English' });
  const [first] = await insertCurriculum(academy.database, courseId, { Module: ['One'] });
  lessonId = first?.id ?? '';
  lesson = `/api/courses/${courseId}/modules/${first?.moduleId}/lessons/${lessonId}`;
  author = await signInLearner(academy, authorId);
});

const save = (body: object) => author('PUT', `${lesson}/chapters`, body);
const warp = { seconds: 0, title: 'The warp' };
const weft = { seconds: 61, title: 'পোড়েন' };

describe('the chapters of a lesson', () => {
  it('are what the author saved, in the order of the film, for who reads the lesson', async () => {
    const userId = await insertUser(academy.database);
    await academy.database.db.insert(enrollments).values({ userId, courseId });
    const student = await signInLearner(academy, userId);
    expect((await student('GET', `${lesson}/chapters`)).body).toEqual({ chapters: [], revision: 1 });

    const saved = await save({ chapters: [weft, { ...warp, title: ' The\nwarp ' }], revision: 1 });
    expect([saved.status, saved.body]).toEqual([200, { chapters: [warp, weft], revision: 2 }]);
    expect((await student('GET', `${lesson}/chapters`)).body).toEqual(saved.body);

    expect((await save({ chapters: [], revision: 2 })).body).toEqual({ chapters: [], revision: 3 });
    expect((await student('GET', `${lesson}/chapters`)).body.chapters).toEqual([]);
  });

  it('that somebody else saved meanwhile are not overwritten unseen', async () => {
    await save({ chapters: [warp], revision: 1 });
    const { status, body } = await save({ chapters: [weft], revision: 1 });
    expect([status, body.code]).toEqual([409, 'stale_edit']);
    expect((await author('GET', `${lesson}/chapters`)).body.chapters).toEqual([warp]);
  });

  it.each([
    ['two at one second', [warp, { seconds: 0, title: 'Again' }]],
    ['without a title', [{ seconds: 1, title: ' \n ' }]],
    ['with too long a title', [{ seconds: 1, title: 'x'.repeat(121) }]],
    ['before the film', [{ seconds: -1, title: 'x' }]],
    ['after a day', [{ seconds: 86_401, title: 'x' }]],
    ['between seconds', [{ seconds: 1.5, title: 'x' }]],
    ['more than a hundred', Array.from({ length: 101 }, (_, seconds) => ({ seconds, title: 'x' }))],
    ['as a text', 'x'],
  ])('are refused %s', async (_, chapters) => {
    expect((await save({ chapters })).status).toBe(400);
    expect((await author('GET', `${lesson}/chapters`)).body).toEqual({ chapters: [], revision: 1 });
  });

  it('are proposed from the headings of the lesson and the pauses of its captions, and not stored', async () => {
    expect((await author('GET', `${lesson}/chapters/proposal`)).body).toEqual([]);
    const { db } = academy.database;
    const content = '# Weaving\n\n## Before\n\nText\n\n## The warp';
    await db.update(lessons).set({ content, spokenLanguage: 'en' }).where(eq(lessons.id, lessonId));
    const tracks = [
      { id: newId(), lessonId, language: 'bn', origin: 'file' as const },
      { id: newId(), lessonId, language: 'en', origin: 'machine' as const },
    ];
    await db.insert(captionTracks).values(tracks);
    const cues = [
      [0, 9000, 'Hello.'],
      [9000, 15_000, 'Sit down.'],
      [17_500, 20_000, 'The warp is stretched.'],
    ] as const;
    await db.insert(captionCues).values(
      cues.map(([startMs, endMs, text]) => ({
        id: newId(),
        trackId: tracks[1]?.id ?? '',
        startMs,
        endMs,
        text,
      })),
    );
    const proposed = [
      { seconds: 0, title: 'Before' },
      { seconds: 17, title: 'The warp' },
    ];
    expect((await author('GET', `${lesson}/chapters/proposal`)).body).toEqual(proposed);
    // Where the lesson names no language, that of its course is spoken.
    await db.update(lessons).set({ spokenLanguage: null }).where(eq(lessons.id, lessonId));
    expect((await author('GET', `${lesson}/chapters/proposal`)).body).toEqual(proposed);
    expect((await author('GET', `${lesson}/chapters`)).body.chapters).toEqual([]);
  });
});
