import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filmMeasures } from '@academy/platform/database/schema/preflight.ts';
import { quizQuestions } from '@academy/platform/database/schema/quizzes.ts';
import { lessonResources } from '@academy/platform/database/schema/resources.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { playlistKeyOf, segmentKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addReadyFilm, encodeFilm } from '../testing/ready-film.ts';
import { closeLinks, reaching, serveLinks, testPreflight } from '../testing/test-preflight.ts';
import { createTestVideos, type TestVideos } from '../testing/test-videos.ts';

/** A tone that lasts as long as the film, so loud; the volume may change with the time t. */
const tone = (volume: number | string) => [
  ...['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=8,volume='${volume}':eval=frame`],
];
const sounding = ['-c:a', 'aac', '-ac', '2'];
/** Brings a sine of ffmpeg, of about -22 LUFS, to about -16. */
const GOOD = 1.9;

describe('a course before it is published', () => {
  let videos: TestVideos;
  let preflight: ReturnType<typeof testPreflight>;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-preflight-'));
    videos = await createTestVideos();
    preflight = testPreflight(videos);
    const host = await serveLinks(({ url }, response) =>
      response.writeHead(url === '/gone' ? 404 : 200).end(),
    );
    port = host.port;
    await videos.startWorker(
      { TRANSCRIBE: 'off' },
      { network: reaching(port), linkManners: { pauseMs: 0, answerMs: 2000, totalMs: 20_000 } },
    );
  });
  afterAll(async () => {
    closeLinks();
    await videos.close();
    await rm(folder, { recursive: true, force: true });
  });
  let port = 0;

  interface Film {
    readonly sound?: readonly string[];
    readonly picture?: readonly string[];
    readonly seconds?: number;
  }

  let encoded = 0;
  /** A lesson's film, with captions that can be read in time. */
  async function addFilm(lessonId: string, { sound = tone(GOOD), picture = [], seconds = 8 }: Film = {}) {
    encoded += 1;
    const film = await encodeFilm(path.join(folder, String(encoded)), {
      ...{ seconds, moreInputs: sound, output: [...(sound.length > 0 ? sounding : []), ...picture] },
    });
    const assetId = await addReadyFilm(videos, lessonId, film);
    await preflight.endHearing(assetId);
    return assetId;
  }
  const address = (page: string) => `http://localhost:${port}${page}`;

  it('that is good has nothing to be said about it', async () => {
    const courseId = await preflight.insertCourse({ description: `More at ${address('/more')}.` });
    const [text = '', film = '', silent = '', test = ''] = await preflight.insertModule(courseId, [
      { content: `Read [this](${address('/')}) and ![A loaf](${address('/loaf.png')}).\n\n    indented` },
      { duration: '00:08' },
      { content: 'A film without a word.' },
      { videoUrl: null },
    ]);
    await preflight.insertModule(courseId, [{ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }], 2);
    await addFilm(film);
    await preflight.addCaptions(film, ['Mix flour and water.', 'Then wait.']);
    await addFilm(silent, { sound: [] });
    await videos.db.insert(quizQuestions).values({
      ...{ id: newId(), lessonId: test, position: 1, prompt: 'How long?', explanation: '' },
      solution: { kind: 'number', value: 4, tolerance: 0 },
    });
    await videos.db.insert(lessonResources).values({
      ...{ id: newId(), lessonId: text, position: 1, name: 'Recipe', url: address('/recipe') },
    });
    const { state, done, total, result } = await preflight.check(courseId);
    expect(result?.findings).toEqual([]);
    expect({ state, done, total }).toEqual({ state: 'done', done: 6, total: 6 });
    expect(result).toMatchObject({ total: 0, hasChanged: false });
    expect(await preflight.atOnce(courseId)).toEqual([]);
  });

  it('is told each of its defects in what is written, and nothing else', async () => {
    const courseId = await preflight.insertCourse({ description: `See ${address('/gone')}` });
    const [, , asked = '', , linked = ''] = await preflight.insertModule(courseId, [
      { title: 'Empty', content: ' \n' },
      { title: 'Picture', content: `![](${address('/a.png')}) and ![ ](${address('/b.png')})` },
      { title: 'Question', content: 'Answer.' },
      {
        title: 'Links',
        content: `[gone](${address('/gone')}) [nobody](http://nobody.invalid/) [inner](http://10.0.0.1/)`,
      },
      { title: 'Resource', content: 'See below.' },
      { title: 'Preview', content: 'Text alone.', isPreview: true },
    ]);
    await preflight.insertModule(courseId, [], 2);
    const option = (id: string, correct: boolean) => ({ id, text: id, correct });
    const question = { lessonId: asked, prompt: 'Which?', explanation: '' };
    await videos.db.insert(quizQuestions).values([
      {
        ...question,
        id: newId(),
        position: 1,
        solution: { kind: 'single', options: [option('a', true), option('b', false)] },
      },
      {
        ...question,
        id: newId(),
        position: 2,
        solution: { kind: 'single', options: [option('a', false), option('b', false)] },
      },
      { ...question, id: newId(), position: 3, solution: { kind: 'several', options: [option('a', true)] } },
    ]);
    await videos.db.insert(lessonResources).values({
      ...{ id: newId(), lessonId: linked, position: 1, name: 'Recipe', url: address('/gone') },
    });
    const { result } = await preflight.check(courseId);
    expect(
      result?.findings.map(({ code, lesson, module, facts }) => [
        lesson?.title ?? module?.title ?? '',
        code,
        facts,
      ]),
    ).toEqual([
      ['Empty', 'lesson_empty', {}],
      ['Question', 'question_without_answer', { question: 2 }],
      ['Preview', 'preview_without_film', {}],
      ['', 'link_broken', { url: address('/gone'), status: 404 }],
      ['Question', 'question_incomplete', { question: 3 }],
      ['Links', 'link_broken', { url: address('/gone'), status: 404 }],
      ['Links', 'link_unreachable', { url: 'http://nobody.invalid/' }],
      ['Resource', 'link_broken', { url: address('/gone'), status: 404 }],
      ['Part 2', 'module_empty', {}],
      ['Picture', 'image_without_description', { url: address('/a.png') }],
      ['Picture', 'image_without_description', { url: address('/b.png') }],
      ['Links', 'link_not_checked', { url: 'http://10.0.0.1/' }],
    ]);
    // As far as a glance sees, it says the same without a check.
    expect(await preflight.atOnce(courseId)).toEqual([
      'Empty: lesson_empty',
      'Preview: preview_without_film',
      'Part 2: module_empty',
    ]);
  });

  it('is told each defect of its films and captions, and nothing else', async () => {
    const courseId = await preflight.insertCourse();
    const [
      quiet = '',
      loud = '',
      mute = '',
      late = '',
      black = '',
      wordless = '',
      fast = '',
      speechless = '',
      long = '',
    ] = await preflight.insertModule(courseId, [
      ...['Quiet', 'Loud', 'Mute', 'Late', 'Black', 'Uncaptioned', 'Fast', 'Music'].map((title) => ({
        title,
      })),
      { title: 'Long', duration: '10:00' },
    ]);
    await addFilm(quiet, { sound: tone(0.3) });
    await addFilm(loud, { sound: tone(6) });
    await addFilm(mute, { sound: ['-f', 'lavfi', '-i', 'anullsrc=r=48000'] });
    await addFilm(late, { sound: tone(`if(lt(t,5),0,${GOOD})`) });
    await addFilm(black, { picture: ['-vf', "drawbox=c=black:t=fill:enable='lt(t,3)'"] });
    await addFilm(wordless);
    await addFilm(fast);
    const music = await addFilm(speechless);
    // The worker's own job would write over it.
    await vi.waitFor(
      async () => expect(await videos.jobs.isOpen('captions.make', { assetId: music })).toBe(false),
      { timeout: 120_000 },
    );
    await preflight.endHearing(music, { state: 'skipped', reason: 'no_speech' });
    await addFilm(long);
    for (const id of [quiet, loud, late, black, long])
      await preflight.addCaptions(id, ['Mix flour and water.']);
    await preflight.addCaptions(fast, [
      'Slow.',
      'This sentence is much too long to be read in the two seconds that it has.',
    ]);
    const { result } = await preflight.check(courseId);
    expect(
      result?.findings.map(({ code, lesson, facts, second }) => [lesson?.title, code, facts, second]),
    ).toEqual([
      ['Mute', 'film_silent', {}, null],
      ['Uncaptioned', 'captions_missing', { language: 'en' }, null],
      ['Long', 'duration_differs', { written: '10:00', seconds: 8 }, null],
      ['Quiet', 'film_too_quiet', { loudness: expect.closeTo(-32.2, 0) }, null],
      ['Loud', 'film_too_loud', { loudness: expect.closeTo(-6.2, 0) }, null],
      ['Late', 'film_silent_start', { seconds: 5 }, 0],
      ['Black', 'film_black_start', { seconds: 3 }, 0],
      ['Fast', 'captions_too_fast', { language: 'en', count: 1, charactersPerSecond: 37 }, 2],
    ]);
    const measured = await videos.db.select().from(filmMeasures);
    const again = await preflight.check(courseId);
    expect(again.result?.findings).toEqual(result?.findings);
    expect(await videos.db.select().from(filmMeasures)).toEqual(measured);
  });

  it('is told of questions and captions after the end of a film, also of one that was replaced by a shorter one', async () => {
    const courseId = await preflight.insertCourse();
    const [asked = '', linked = ''] = await preflight.insertModule(courseId, [
      { title: 'Asked' },
      { title: 'Linked', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
    ]);
    const solution = { kind: 'number', value: 4, tolerance: 0 } as const;
    const ask = (lessonId: string, moments: readonly (number | null)[]) =>
      videos.db.insert(quizQuestions).values(
        moments.map((atSeconds, index) => ({
          ...{ id: newId(), lessonId, position: index + 1, prompt: 'How long?', explanation: '' },
          ...{ solution, atSeconds },
        })),
      );
    await ask(asked, [null, 2, 6, 300]);
    await ask(linked, [300]);
    await addFilm(asked, { sound: [] });
    await preflight.addCaptions(asked, ['Mix.', 'Knead.', 'Wait.', 'Bake.']);
    const told = async () => {
      const { result } = await preflight.check(courseId);
      return result?.findings.map(({ code, lesson, facts, second }) => [lesson?.title, code, facts, second]);
    };
    expect(await told()).toEqual([['Asked', 'question_after_film', { question: 4, seconds: 8 }, 300]]);
    await addFilm(asked, { sound: [], seconds: 4 });
    expect(await told()).toEqual([
      ['Asked', 'captions_after_film', { language: 'en', count: 2, seconds: 4 }, 4],
      ['Asked', 'question_after_film', { question: 3, seconds: 4 }, 6],
      ['Asked', 'question_after_film', { question: 4, seconds: 4 }, 300],
    ]);
  });

  it('whose films failed, are in the making or lost their files is told so, and is checked to its end', async () => {
    const courseId = await preflight.insertCourse();
    const [failed = '', begun = '', lost = '', torn = '', growing = '', replaced = ''] =
      await preflight.insertModule(
        courseId,
        ['Failed', 'Begun', 'Lost', 'Torn', 'Growing', 'Replaced'].map((title) => ({ title })),
      );
    const version = { version: 1, createdBy: videos.authorId };
    await videos.db.insert(videoAssets).values([
      { ...version, id: newId(), lessonId: failed, state: 'failed', failure: { code: 'undecodable' } },
      { ...version, id: newId(), lessonId: begun, state: 'waiting' },
    ]);
    const gone = await addFilm(lost);
    await videos.blobs.delete(playlistKeyOf(gone, 240));
    const cut = await addFilm(torn);
    await videos.blobs.delete(segmentKeyOf(cut, 240, '00000.ts'));
    await videos.db.update(videoAssets).set({ width: 1280, height: 720 }).where(eq(videoAssets.id, cut));
    // Watched already, while its ladder is made.
    const small = await addFilm(growing);
    await videos.db.update(videoAssets).set({ state: 'playable' }).where(eq(videoAssets.id, small));
    // The one before is watched, while the new one failed.
    await addFilm(replaced);
    const newer = { version: 2, state: 'failed', failure: { code: 'undecodable' } } as const;
    await videos.db.insert(videoAssets).values({ ...version, ...newer, id: newId(), lessonId: replaced });
    for (const id of [lost, torn, growing, replaced])
      await preflight.addCaptions(id, ['Mix flour and water.']);
    expect(await preflight.codes(courseId)).toEqual([
      'Failed: film_failed',
      'Begun: film_not_ready',
      'Lost: film_renditions_missing',
      'Lost: film_not_measured',
      'Torn: film_renditions_missing',
      'Torn: film_not_measured',
      // It stops nobody, and so it comes last.
      'Replaced: film_failed',
    ]);
    expect(await preflight.atOnce(courseId)).toEqual([
      'Failed: film_failed',
      'Begun: film_not_ready',
      'Replaced: film_failed',
    ]);
  });

  it('without a lesson is empty', async () => {
    const courseId = await preflight.insertCourse();
    expect(await preflight.codes(courseId)).toEqual(['course_empty']);
    await preflight.insertModule(courseId, []);
    expect(await preflight.codes(courseId)).toEqual(['course_empty']);
    await preflight.insertModule(courseId, [], 2);
    expect(await preflight.codes(courseId)).toEqual(['course_empty']);
    expect(await preflight.atOnce(courseId)).toEqual(['course_empty']);
  });
});
