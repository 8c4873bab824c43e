import { captionLimits } from '@academy/contract/captions/caption-limits.ts';
import { captionCues, captionTracks } from '@academy/platform/database/schema/captions.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addition, type CaptionDesk, correction, openCaptionDesk } from '../../testing/caption-desk.ts';
import { insertUser } from '../../testing/factories.ts';
import { insertCaptions } from '../../testing/insert-captions.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let desk: CaptionDesk;

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  desk = await openCaptionDesk(academy);
});

const insert = (language = 'en') => insertCaptions(academy.database, { lessonId: desk.lessonId, language });
const eventCount = async () => {
  const { rows } = await academy.database.pool.query(
    `select count(*)::int as count from outbox.events where name = 'captions_changed' and subject = $1`,
    [desk.courseId],
  );
  return rows[0].count;
};

describe('the captions of a lesson', () => {
  it('are told to its readers, and how they are coming along to those who edit them', async () => {
    await insert();
    const userId = await insertUser(academy.database);
    await academy.database.db.insert(enrollments).values({ userId, courseId: desk.courseId });
    const student = await signInLearner(academy, userId);
    const track = { language: 'en', origin: 'machine', isCorrected: false, isComplete: true, cueCount: 2 };
    const { body } = await student('GET', desk.path);
    expect(body).toEqual({
      tracks: [{ ...track, revision: 1, updatedAt: expect.any(String) }],
      spokenLanguage: 'en',
    });
    const editing = { chosenLanguage: null, transcription: null };
    expect((await desk.author('GET', desk.path)).body).toEqual({ ...body, editing });
    const admin = await signInLearner(academy, await insertUser(academy.database, { role: 'admin' }));
    expect((await admin('GET', desk.path)).body).toEqual({ ...body, editing });
    const cues = (await student('GET', `${desk.path}/en`)).body;
    expect(cues.track).toEqual(body.tracks[0]);
    expect(cues.cues).toMatchObject([
      { startMs: 1000, endMs: 3000, text: 'The warp is set up first.', revision: 1 },
      { startMs: 3500, endMs: 6000, text: 'Then comes the weft.', revision: 1 },
    ]);
  });

  it('in a language that has none are not found', async () => {
    expect((await desk.author('GET', `${desk.path}/bn`)).body.code).toBe('captions_not_found');
    expect((await desk.author('GET', `${desk.path}/not a language`)).status).toBe(400);
    expect((await desk.author('DELETE', `${desk.path}/bn`)).body.code).toBe('captions_not_found');
    expect((await desk.save([correction(newId(), 'x')])).body.code).toBe('captions_not_found');
  });

  it('are removed by language, and with their lesson', async () => {
    await insert();
    await insert('bn');
    expect((await desk.author('DELETE', `${desk.path}/en`)).status).toBe(204);
    expect((await desk.author('GET', desk.path)).body.tracks).toMatchObject([{ language: 'bn' }]);
    expect(await eventCount()).toBe(1);
    const { db } = academy.database;
    await db.delete(lessons).where(eq(lessons.id, desk.lessonId));
    expect(await db.$count(captionTracks, eq(captionTracks.lessonId, desk.lessonId))).toBe(0);
  });

  it('are nothing that a visitor is told of a course', async () => {
    await insert();
    for (const url of [`/api/courses/${desk.courseId}`, `/api/courses/${desk.courseId}/curriculum`]) {
      expect(JSON.stringify((await academy.get(url)).body)).not.toMatch(/caption|cue|warp is set|wordList/i);
    }
  });
});

describe('a save of cues', () => {
  it('adds, changes and removes at once, and no job writes the track from then on', async () => {
    const { cueIds, trackId } = await insert();
    const { status, body } = await desk.save([
      correction(cueIds[0], ' The warp\r\n\r\n comes first. '),
      { kind: 'remove', id: cueIds[1], revision: 1 },
      addition('And <b>then</b> & there --> more'),
    ]);
    expect(status).toBe(200);
    expect(body.track).toMatchObject({ isCorrected: true, origin: 'machine', cueCount: 2, revision: 2 });
    expect(body.cues).toMatchObject([
      { id: cueIds[0], text: 'The warp\ncomes first.', revision: 2 },
      { text: 'And <b>then</b> & there --> more', revision: 1 },
    ]);
    expect(await desk.texts()).toEqual(['The warp\ncomes first.', 'And <b>then</b> & there --> more']);
    const { db } = academy.database;
    const [row] = await db.select().from(captionTracks).where(eq(captionTracks.id, trackId));
    expect(row?.correctedAt).toBeInstanceOf(Date);
    expect(await eventCount()).toBe(1);
  });

  it('makes the track of a language that has none', async () => {
    const { body } = await desk.save([addition('The warp')]);
    expect(body.track).toMatchObject({ origin: 'person', isComplete: true, cueCount: 1 });
  });

  it('may be repeated when its answer was lost', async () => {
    const { cueIds } = await insert();
    const mine = addition('New');
    const changes = [correction(cueIds[0], 'Mine'), { kind: 'remove', id: cueIds[1], revision: 1 }, mine];
    const first = await desk.save(changes);
    expect(await desk.save(changes)).toEqual(first);
    expect(await eventCount()).toBe(1);
    const typedOn = { ...mine, text: 'New, and more' };
    expect((await desk.save([typedOn])).body.cues).toMatchObject([{ text: 'New, and more', revision: 2 }]);
    expect((await desk.save([{ ...typedOn, text: 'Other' }])).body.code).toBe('cue_changed');
  });

  it('takes no cue of another track, neither to change it nor by its id', async () => {
    const { cueIds } = await insert();
    await insert('bn');
    const changes = (change: object) => desk.author('PUT', `${desk.path}/bn/cues`, { changes: [change] });
    expect((await changes(correction(cueIds[0], 'Mine'))).status).toBe(400);
    expect((await changes(addition('Mine', { id: cueIds[0] ?? '' }))).status).toBe(400);
    expect((await changes({ kind: 'remove', id: cueIds[0], revision: 1 })).status).toBe(400);
    expect(await desk.texts()).toEqual(['The warp is set up first.', 'Then comes the weft.']);
  });

  it.each([
    { text: '' },
    { text: ' \n\u0000 ' },
    { text: 'x'.repeat(captionLimits.cueTextLength + 1) },
    { startMs: -1 },
    { startMs: 9000 },
    { startMs: 1.5 },
    { endMs: 86_400_001 },
    { id: 'made up' },
    { kind: 'change' },
  ])('is refused with %j', async (wrong) => {
    expect((await desk.save([{ ...addition('x'), ...wrong }])).status).toBe(400);
    expect((await desk.author('GET', desk.path)).body.tracks).toEqual([]);
  });

  it('names a cue once, and at most two hundred', async () => {
    const one = addition('x');
    expect((await desk.save([one, one])).status).toBe(400);
    expect((await desk.save(Array.from({ length: 201 }, () => addition('x')))).status).toBe(400);
    expect((await desk.save(Array.from({ length: 200 }, () => addition('x')))).status).toBe(200);
  });

  it('makes no more cues and no more tracks than there may be', async () => {
    const { trackId } = await insert();
    await academy.database.db.transaction(async (tx) => {
      // Their words are not looked for here, and to index them takes ten times as long.
      await tx.execute(sql`alter table caption_cues disable trigger user`);
      await tx.execute(sql`
        insert into caption_cues (id, track_id, start_ms, end_ms, text)
        select gen_random_uuid(), ${trackId}, n, n + 1, 'x' from generate_series(1, ${captionLimits.cuesPerTrack - 3}::int) n`);
      await tx.execute(sql`alter table caption_cues enable trigger user`);
    });
    expect((await desk.save([addition('last')])).status).toBe(200);
    const { status, body } = await desk.save([addition('one more')]);
    expect([status, body.code, body.facts]).toEqual([409, 'too_many_cues', { limit: 20_000 }]);
    expect(await academy.database.db.$count(captionCues, eq(captionCues.trackId, trackId))).toBe(20_000);

    const languages = Array.from({ length: 22 }, (_, n) => `x${String.fromCharCode(97 + n)}`);
    const changes = () => ({ changes: [addition('x')] });
    await Promise.all(languages.map((code) => desk.author('PUT', `${desk.path}/${code}/cues`, changes())));
    expect((await desk.author('GET', desk.path)).body.tracks).toHaveLength(captionLimits.tracksPerLesson);
    const more = await desk.author('PUT', `${desk.path}/yy/cues`, changes());
    expect([more.status, more.body.code]).toEqual([409, 'too_many_tracks']);
  });
});

describe('the word list of a course', () => {
  const wordList = () => `/api/courses/${desk.courseId}/word-list`;

  it('is empty at first, and then what was saved, each word once', async () => {
    expect((await desk.author('GET', wordList())).body).toEqual({ words: [], revision: 1 });
    const words = ['Jamdani', ' তাঁত ', 'Jamdani'];
    const saved = { words: ['Jamdani', 'তাঁত'], revision: 2 };
    expect((await desk.author('PUT', wordList(), { words, revision: 1 })).body).toEqual(saved);
    expect((await desk.author('GET', wordList())).body).toEqual(saved);
    const [course] = await academy.database.db.select().from(courses).where(eq(courses.id, desk.courseId));
    expect(course?.revision).toBe(1);
  });

  it('that somebody else saved meanwhile is not overwritten unseen', async () => {
    await desk.author('PUT', wordList(), { words: ['Newer'] });
    const { status, body } = await desk.author('PUT', wordList(), { words: ['Mine'], revision: 1 });
    expect([status, body.code]).toEqual([409, 'word_list_changed']);
    expect((await desk.author('GET', wordList())).body.words).toEqual(['Newer']);
  });

  it.each([[['x'.repeat(61)]], [['']], [Array.from({ length: 301 }, (_, n) => `word ${n}`)], ['x']])(
    'is refused as %j',
    async (words) => {
      expect((await desk.author('PUT', wordList(), { words })).status).toBe(400);
    },
  );
});
