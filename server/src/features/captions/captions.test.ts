import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertCaptions } from '../../testing/insert-captions.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let author: Awaited<ReturnType<typeof signInLearner>>;
let courseId: string;
let lessonId: string;
let captions: string;

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  const authorId = await insertUser(academy.database, { role: 'creator' });
  courseId = await insertCourse(academy.database, { authorId, language: 'English' });
  const [lesson] = await insertCurriculum(academy.database, courseId, { Module: ['One'] });
  lessonId = lesson?.id ?? '';
  captions = `/api/courses/${courseId}/modules/${lesson?.moduleId}/lessons/${lessonId}/captions`;
  author = await signInLearner(academy, authorId);
});

const save = (changes: object[], language = 'en') =>
  author('PUT', `${captions}/${language}/cues`, { changes });
const add = (text: string, more: object = {}) => ({
  ...{ kind: 'add', id: newId(), startMs: 7000, endMs: 9000, text },
  ...more,
});
const changeOf = (id: string | undefined, text: string, revision = 1) => ({
  ...{ kind: 'change', id, revision, startMs: 1000, endMs: 3000, text },
});
const textsOf = async (language = 'en') =>
  (await author('GET', `${captions}/${language}`)).body.cues.map(({ text }: { text: string }) => text);

describe('the captions of a lesson', () => {
  it('are told to its readers, and how they are coming along to those who edit them', async () => {
    await insertCaptions(academy.database, { lessonId });
    const userId = await insertUser(academy.database);
    await academy.database.db.insert(enrollments).values({ userId, courseId });
    const student = await signInLearner(academy, userId);
    const track = { language: 'en', origin: 'machine', isCorrected: false, isComplete: true, cueCount: 2 };
    const { body } = await student('GET', captions);
    expect(body).toEqual({
      tracks: [{ ...track, revision: 1, updatedAt: expect.any(String) }],
      spokenLanguage: 'en',
    });
    const editing = { chosenLanguage: null, transcription: null };
    expect((await author('GET', captions)).body).toEqual({ ...body, editing });
    const cues = (await student('GET', `${captions}/en`)).body;
    expect(cues.track).toEqual(body.tracks[0]);
    expect(cues.cues).toMatchObject([
      { startMs: 1000, endMs: 3000, text: 'The warp is set up first.', revision: 1 },
      { startMs: 3500, endMs: 6000, text: 'Then comes the weft.', revision: 1 },
    ]);
  });

  it('in a language that has none are not found', async () => {
    expect((await author('GET', `${captions}/bn`)).body.code).toBe('captions_not_found');
    expect((await author('GET', `${captions}/not a language`)).status).toBe(400);
    expect((await author('DELETE', `${captions}/bn`)).body.code).toBe('captions_not_found');
    expect((await save([changeOf(newId(), 'x')])).body.code).toBe('captions_not_found');
  });
});

describe('a save of cues', () => {
  it('adds, changes and removes at once, and no job writes the track from then on', async () => {
    const { cueIds } = await insertCaptions(academy.database, { lessonId });
    const { status, body } = await save([
      changeOf(cueIds[0], ' The warp\r\n\r\n comes first. '),
      { kind: 'remove', id: cueIds[1], revision: 1 },
      add('And <b>then</b> & there --> more'),
    ]);
    expect(status).toBe(200);
    expect(body.track).toMatchObject({ isCorrected: true, origin: 'machine', cueCount: 2, revision: 2 });
    expect(body.cues).toMatchObject([
      { id: cueIds[0], text: 'The warp\ncomes first.', revision: 2 },
      { text: 'And <b>then</b> & there --> more', revision: 1 },
    ]);
    expect(await textsOf()).toEqual(['The warp\ncomes first.', 'And <b>then</b> & there --> more']);
  });

  it('makes the track of a language that has none', async () => {
    expect((await save([add('প্রথমে টানা')], 'bn')).body.track).toMatchObject({ origin: 'person', cueCount: 1 });
    expect(await textsOf('bn')).toEqual(['প্রথমে টানা']);
  });

  it('may be repeated when its answer was lost', async () => {
    const { cueIds } = await insertCaptions(academy.database, { lessonId });
    const changes = [changeOf(cueIds[0], 'Mine'), { kind: 'remove', id: cueIds[1], revision: 1 }, add('New')];
    const first = await save(changes);
    expect(await save(changes)).toEqual(first);
    const typedOn = { ...changes[2], text: 'New, and more' };
    expect((await save([typedOn])).body.cues).toMatchObject([{ text: 'New, and more', revision: 2 }]);
    expect((await save([{ ...typedOn, text: 'Other' }])).body.code).toBe('cue_changed');
  });
});
