import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captionTracks, transcriptions } from '@academy/platform/database/schema/captions.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { newId } from '@academy/platform/ids.ts';
import { segmentKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Clip } from '../testing/make-clip.ts';
import { addReadyFilm, type EncodedFilm, encodeFilm } from '../testing/ready-film.ts';
import { testCaptions } from '../testing/test-captions.ts';
import { createTestVideos, type TestVideos } from '../testing/test-videos.ts';
import { hearTones, toneClip, toneWords } from '../testing/tone-speech.ts';

const waitOptions = { timeout: 240_000, interval: 50 };

describe('making captions', () => {
  let videos: TestVideos;
  let captions: ReturnType<typeof testCaptions>;
  let folder: string;
  const encoded = new Map<string, Promise<EncodedFilm>>();
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-captions-'));
    videos = await createTestVideos();
    captions = testCaptions(videos);
  });
  afterEach(() => videos.stopWorkers());
  afterAll(async () => {
    await videos.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Each film is encoded once for all tests. */
  const film = (name: string, clip: Partial<Clip>) => {
    const known = encoded.get(name) ?? encodeFilm(path.join(folder, name), clip);
    encoded.set(name, known);
    return known;
  };
  const speech = (from = 0, to = toneWords.length) =>
    film(`words-${from}-${to}`, toneClip(toneWords.slice(from, to)));
  const nobody = () => film('nobody', toneClip([]));
  const add = async (lessonId: string, encoding: Promise<EncodedFilm>) =>
    addReadyFilm(videos, lessonId, await encoding);
  const startWorker = (transcriber = hearTones(), env: Record<string, string> = {}) =>
    videos.startWorker(env, {
      transcribers: [transcriber],
      captionTurns: { patienceMs: 60_000, turnMs: 1_000, lookAgainMs: 50 },
    });

  it('writes down every word of a film once, at its time', async () => {
    const lessonId = await captions.lessonIn('English');
    const id = await add(lessonId, speech());
    await startWorker();
    expect(await captions.settled(id)).toMatchObject({
      state: 'done',
      percent: 100,
      language: 'en',
      reason: null,
    });
    expect(await captions.words(lessonId)).toEqual(toneWords);
    const cues = await captions.cues(lessonId);
    for (const cue of cues) {
      const [word = ''] = cue.text.toLowerCase().match(/[a-z]+/) ?? [];
      // A word is said every two seconds.
      expect(Math.abs(cue.startMs - toneWords.indexOf(word) * 2000)).toBeLessThan(250);
    }
    expect(await captions.tracks(lessonId)).toMatchObject([
      { language: 'en', origin: 'machine', assetId: id, isComplete: true, correctedAt: null },
    ]);
    const events = await videos.eventsOf(lessonId);
    expect(events.filter((name) => name === 'captions_changed').length).toBeGreaterThan(0);
  });

  it('goes on where a killed worker was, without losing a word or writing one twice', async () => {
    const lessonId = await captions.lessonIn('English');
    const id = await add(lessonId, speech());
    const hung = hearTones();
    const ended = Promise.withResolvers<void>();
    hung.beforePiece = (piece) => (piece === 2 ? ended.promise : undefined);
    await startWorker(hung);
    await vi.waitFor(() => expect(hung.pieces).toBe(2), waitOptions);
    const { reachedMs = 0 } = (await captions.transcription(id)) ?? {};
    expect(reachedMs).toBeGreaterThan(0);
    const before = await captions.cues(lessonId);
    expect(before.length).toBeGreaterThan(0);
    expect((await captions.tracks(lessonId))[0]?.isComplete).toBe(false);

    await videos.giveJobsAway();
    const second = hearTones();
    await startWorker(second);
    expect(await captions.settled(id)).toMatchObject({ state: 'done' });
    // The first one wakes up again: what it heard is the other's by now.
    ended.resolve();
    await videos.stopWorkers();
    expect(await captions.words(lessonId)).toEqual(toneWords);
    expect((await captions.cues(lessonId)).slice(0, before.length)).toEqual(before);
    expect(second.pieces).toBeLessThan(hung.pieces + second.pieces);
  });

  it('says why a film gets no captions', async () => {
    const silent = film('silent', { seconds: 2 });
    const english = await captions.lessonIn('English');
    const other = await captions.lessonIn('Bengali');
    const unknown = await captions.lessonIn(null);
    const chosen = await captions.lessonIn('English');
    await videos.db.update(lessons).set({ spokenLanguage: 'fr' }).where(eq(lessons.id, chosen));
    const cases = [
      [await add(english, silent), 'no_sound'],
      [await add(await captions.lessonIn('English'), nobody()), 'no_speech'],
      [await add(other, speech(0, 3)), 'language_not_supported'],
      [await add(unknown, speech(0, 3)), 'language_not_supported'],
      [await add(chosen, speech(0, 3)), 'language_not_supported'],
    ] as const;
    await startWorker();
    for (const [id, reason] of cases) {
      expect(await captions.settled(id)).toMatchObject({ state: 'skipped', reason });
    }
    expect(await videos.db.$count(captionTracks, eq(captionTracks.lessonId, english))).toBe(0);
  });

  it.each([
    ['English', 'en'],
    ['Bengali', 'bn'],
  ])('never overwrites what a person brought in %s', async (name, language) => {
    const lessonId = await captions.lessonIn(name);
    await videos.db.insert(captionTracks).values({ id: newId(), lessonId, language, origin: 'file' });
    const id = await add(lessonId, speech(0, 3));
    const transcriber = hearTones();
    await startWorker(transcriber);
    expect(await captions.settled(id)).toMatchObject({ state: 'skipped', reason: 'already_corrected' });
    expect(transcriber.pieces).toBe(0);
  });

  it('goes on behind what a person corrects meanwhile, and leaves that alone', async () => {
    const lessonId = await captions.lessonIn('English');
    const id = await add(lessonId, speech());
    const transcriber = hearTones();
    transcriber.beforePiece = async (piece) => {
      if (piece === 2) await captions.correct(lessonId, 'kettle', 'teapot');
    };
    await startWorker(transcriber);
    expect(await captions.settled(id)).toMatchObject({ state: 'done' });
    const corrected = toneWords.map((word) => (word === 'kettle' ? 'teapot' : word));
    expect(await captions.words(lessonId)).toEqual(corrected);
    expect((await captions.tracks(lessonId))[0]).toMatchObject({ isComplete: true });

    const next = await add(lessonId, speech(5, 9));
    expect(await captions.settled(next)).toMatchObject({ state: 'skipped', reason: 'already_corrected' });
    expect(await captions.words(lessonId)).toEqual(corrected);
  });

  it('is not begun when a person stopped it while it waited', async () => {
    const lessonId = await captions.lessonIn('English');
    const id = await add(lessonId, speech(0, 3));
    await videos.db.update(transcriptions).set({ state: 'skipped' }).where(eq(transcriptions.assetId, id));
    const transcriber = hearTones();
    await startWorker(transcriber);
    await vi.waitFor(
      async () => expect(await videos.jobs.isOpen('captions.make', { assetId: id })).toBe(false),
      waitOptions,
    );
    expect(transcriber.pieces).toBe(0);
    expect(await captions.tracks(lessonId)).toEqual([]);
  });

  it('replaces the captions of an earlier version when the new one is heard, and not before', async () => {
    const lessonId = await captions.lessonIn('English');
    const first = await add(lessonId, speech(0, 3));
    const transcriber = hearTones();
    await startWorker(transcriber);
    await captions.settled(first);
    let meanwhile: string[] = [];
    transcriber.beforePiece = async () => {
      meanwhile = await captions.words(lessonId);
    };
    const second = await add(lessonId, speech(5, 9));
    await captions.settled(second);
    expect(meanwhile).toEqual(toneWords.slice(0, 3));
    expect(await captions.words(lessonId)).toEqual(toneWords.slice(5, 9));

    const wordless = await add(lessonId, nobody());
    expect(await captions.settled(wordless)).toMatchObject({ reason: 'no_speech' });
    expect(await captions.tracks(lessonId)).toEqual([]);
  });

  it('tells when the sound cannot be read', async () => {
    const lessonId = await captions.lessonIn('English');
    const turnedOff = await startWorker(hearTones(), { TRANSCRIBE: 'off' });
    const id = await add(lessonId, speech(0, 3));
    expect(await captions.settled(id)).toMatchObject({ state: 'skipped', reason: 'turned_off' });
    await turnedOff.stop();
    const [height = 0] = await videos.heights(id);
    await videos.blobs.delete(segmentKeyOf(id, height, '00000.ts'));
    // Turned on again, the next start hears what was skipped.
    await startWorker();
    await videos.retryOnceAtOnce();
    await vi.waitFor(
      async () =>
        expect(await captions.transcription(id)).toMatchObject({
          state: 'failed',
          reason: 'sound_unreadable',
        }),
      waitOptions,
    );
  });
});
