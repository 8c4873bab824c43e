import { captionTracks, transcriptions } from '@academy/platform/database/schema/captions.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CaptionDesk, openCaptionDesk } from '../../testing/caption-desk.ts';
import { insertCaptions } from '../../testing/insert-captions.ts';
import { insertVideo } from '../../testing/insert-video.ts';
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

const insertFilm = async () =>
  (await insertVideo(academy, { lessonId: desk.lessonId, heights: [360] })).version;
const heard = async (assetId: string, values: object) =>
  academy.database.db.insert(transcriptions).values({ assetId, state: 'done', language: 'en', ...values });
const transcribe = () => desk.author('POST', `${desk.path}/transcription`, {});
const choose = (language: string | null) => desk.author('PUT', `${desk.path}/spoken-language`, { language });
const languages = (body: { tracks: { language: string }[] }) => body.tracks.map(({ language }) => language);

/** The films that wait to be heard. */
async function waiting(): Promise<string[]> {
  const { rows } = await academy.database.db.execute<{ assetId: string }>(
    sql`select data->>'assetId' as "assetId" from pgboss.job where name = 'captions.make' and state = 'created'`,
  );
  return rows.map(({ assetId }) => assetId);
}

async function findHearing(assetId: string) {
  const { db } = academy.database;
  const [row] = await db.select().from(transcriptions).where(eq(transcriptions.assetId, assetId));
  return row;
}

const stateWaiting = { state: 'waiting', language: 'en', percent: 0, reason: null };

describe('captions that are to be made', () => {
  it('again are begun at the beginning, and the old ones stay meanwhile', async () => {
    const film = await insertFilm();
    await heard(film, { state: 'failed', reason: 'service_unreachable', percent: 40, reachedMs: 4000 });
    await insertCaptions(academy.database, { lessonId: desk.lessonId, values: { assetId: film } });
    const { status, body } = await transcribe();
    expect(status).toBe(200);
    expect(body.editing.transcription).toEqual(stateWaiting);
    expect(languages(body)).toEqual(['en']);
    expect(await findHearing(film)).toMatchObject({ reachedMs: 0 });
    expect(await waiting()).toContain(film);
  });

  it('go on where the last job was, even if what is there was corrected', async () => {
    const film = await insertFilm();
    await heard(film, { state: 'failed', reason: 'internal', percent: 40, reachedMs: 4000 });
    const values = { assetId: film, isComplete: false, correctedAt: new Date() };
    await insertCaptions(academy.database, { lessonId: desk.lessonId, values });
    expect((await transcribe()).body.editing.transcription).toEqual({ ...stateWaiting, percent: 40 });
    expect(await findHearing(film)).toMatchObject({ reachedMs: 4000 });
  });

  it.each([
    ['corrected', { correctedAt: new Date() }],
    ['brought', { origin: 'file' }],
    ['written', { origin: 'person' }],
  ] as const)('are not made where a person has %s some', async (_name, values) => {
    const film = await insertFilm();
    await insertCaptions(academy.database, { lessonId: desk.lessonId, values });
    const { status, body } = await transcribe();
    expect([status, body.code]).toEqual([409, 'captions_corrected']);
    expect(await waiting()).not.toContain(film);
  });

  it('need a film that can be watched', async () => {
    expect((await transcribe()).body.code).toBe('no_video');
    await insertVideo(academy, { lessonId: desk.lessonId, heights: [], values: { state: 'waiting' } });
    expect((await transcribe()).body.code).toBe('no_video');
  });

  it('come to an end when they are removed, and say so', async () => {
    const film = await insertFilm();
    await heard(film, { state: 'working', percent: 40, reachedMs: 4000 });
    const values = { assetId: film, isComplete: false };
    await insertCaptions(academy.database, { lessonId: desk.lessonId, values });
    expect((await desk.author('DELETE', `${desk.path}/en`)).status).toBe(204);
    expect((await desk.author('GET', desk.path)).body.editing.transcription).toMatchObject({
      state: 'skipped',
      reason: 'removed',
    });
  });
});

describe('the language that is spoken in a lesson', () => {
  it('is that of the course until its author says otherwise, and a change has the film heard anew', async () => {
    const film = await insertFilm();
    await heard(film, {});
    await insertCaptions(academy.database, { lessonId: desk.lessonId, values: { assetId: film } });
    const same = await choose('en');
    expect(same.body).toMatchObject({ spokenLanguage: 'en', editing: { chosenLanguage: 'en' } });
    expect(await waiting()).not.toContain(film);

    const { body } = await choose('bn');
    expect(body).toMatchObject({ spokenLanguage: 'bn', editing: { chosenLanguage: 'bn' }, tracks: [] });
    expect(body.editing.transcription).toEqual({ ...stateWaiting, language: 'bn' });
    expect(await waiting()).toContain(film);
    expect((await choose(null)).body).toMatchObject({
      spokenLanguage: 'en',
      editing: { chosenLanguage: null },
    });
  });

  it('never costs what people made', async () => {
    const film = await insertFilm();
    const { lessonId } = desk;
    await heard(film, { state: 'working' });
    await insertCaptions(academy.database, { lessonId, values: { correctedAt: new Date() } });
    await insertCaptions(academy.database, { lessonId, language: 'bn', values: { origin: 'file' } });
    const { body } = await choose('bn');
    expect(languages(body)).toEqual(['bn', 'en']);
    expect(body.editing.transcription).toMatchObject({ state: 'skipped', reason: 'already_corrected' });
    expect(await waiting()).not.toContain(film);
    expect(await academy.database.db.$count(captionTracks, eq(captionTracks.lessonId, lessonId))).toBe(2);
  });

  it('may be said before there is a film, and must be a language', async () => {
    expect((await choose('bn')).status).toBe(200);
    expect((await choose('Bengali, mostly')).status).toBe(400);
  });
});
