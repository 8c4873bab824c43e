import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { samplesPerSecond } from '@academy/platform/speech/transcriber.ts';
import {
  type AskedTranscription,
  json,
  type SpeechService,
  startSpeechService,
} from '@academy/platform/testing/speech-service.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addReadyFilm, encodeFilm } from '../testing/ready-film.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testCaptions } from '../testing/test-captions.ts';
import { createTestVideos, type TestVideos, testSecret } from '../testing/test-videos.ts';
import { hearTones, toneClip, toneWords } from '../testing/tone-speech.ts';

const waitOptions = { timeout: 60_000, interval: 20 };
const WAV_HEADER = 44;
const folder = await temporaryFolder();

describe('a worker process that is killed while it hears a film', { timeout: 120_000 }, () => {
  let videos: TestVideos;
  let captions: ReturnType<typeof testCaptions>;
  let service: SpeechService;
  const started: ChildProcess[] = [];
  /** What was said in each piece that the service was asked for. */
  const heard: string[][] = [];
  const held = Promise.withResolvers<void>();
  const tones = hearTones(['bn']);

  async function answer(...[response, asked]: Parameters<ReturnType<typeof json>>): Promise<void> {
    const said = await tones.transcribe(samplesOf(asked), { language: 'bn' });
    heard.push(said.map(({ text }) => text));
    // The second piece is never answered to the first process.
    if (heard.length === 2) await held.promise;
    const segments = said.map(({ startMs, endMs, text }, id) => ({
      ...{ id, start: (startMs ?? 0) / 1000, end: (endMs ?? 0) / 1000, text },
    }));
    await json(200, { text: said.map(({ text }) => text).join(' '), segments })(response, asked);
  }

  beforeAll(async () => {
    videos = await createTestVideos();
    captions = testCaptions(videos);
    service = await startSpeechService(answer);
  });
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });
  afterAll(async () => {
    held.resolve();
    await service.stop();
    await videos.close();
  });

  function startProcess(): ChildProcess {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
      env: {
        ...{ PATH: process.env['PATH'], DATABASE_URL: videos.test.connectionString },
        ...{ ACADEMY_DATA: videos.dataDir, ACADEMY_SECRET: testSecret, LOG_LEVEL: 'warn' },
        TRANSCRIBE_URL: service.url,
      },
      stdio: 'ignore',
    });
    started.push(child);
    return child;
  }

  it('is followed by one that goes on where it was: every word is there once', async () => {
    const lessonId = await captions.lessonIn('Bengali');
    const id = await addReadyFilm(
      videos,
      lessonId,
      await encodeFilm(path.join(folder, 'film'), toneClip(toneWords)),
    );
    const first = startProcess();
    await vi.waitFor(() => expect(heard).toHaveLength(2), waitOptions);
    first.kill('SIGKILL');
    expect(await once(first, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await captions.transcription(id)).toMatchObject({ state: 'working', reason: null });
    const before = await captions.cues(lessonId);
    const [firstPiece = []] = heard.splice(0);
    expect(firstPiece.length).toBeGreaterThan(0);
    expect(await captions.words(lessonId)).toEqual(firstPiece);
    expect((await captions.transcription(id))?.reachedMs).toBeGreaterThan(0);
    expect(await captions.tracks(lessonId)).toMatchObject([{ isComplete: false }]);

    await videos.giveJobsAway();
    startProcess();
    expect(await captions.settled(id)).toMatchObject({ state: 'done', percent: 100 });
    expect(heard.flat()).toEqual(toneWords.slice(firstPiece.length));
    expect(await captions.words(lessonId)).toEqual(toneWords);
    expect((await captions.cues(lessonId)).slice(0, before.length)).toEqual(before);
    expect(await captions.tracks(lessonId)).toMatchObject([{ isComplete: true }]);
  });
});

/** Of a WAV file of 16 bits. */
function samplesOf({ sound }: AskedTranscription): Float32Array {
  expect(sound.readUInt32LE(24)).toBe(samplesPerSecond);
  const count = (sound.length - WAV_HEADER) / 2;
  return Float32Array.from(
    { length: count },
    (_, index) => sound.readInt16LE(WAV_HEADER + index * 2) / 0x7fff,
  );
}
