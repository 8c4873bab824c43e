import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  json,
  type SpeechService,
  startSpeechService,
  verboseAnswer,
} from '@academy/platform/testing/speech-service.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clipShelf } from '../testing/clip-shelf.ts';
import { testCaptions } from '../testing/test-captions.ts';
import { createTestVideos, type TestVideos } from '../testing/test-videos.ts';
import { toneClip, toneWords } from '../testing/tone-speech.ts';

describe('a film in a language that only a service understands', () => {
  let videos: TestVideos;
  let captions: ReturnType<typeof testCaptions>;
  let folder: string;
  let film: string;
  let service: SpeechService;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-captions-'));
    film = await clipShelf(folder)('film.mp4', toneClip(toneWords.slice(0, 2)));
    videos = await createTestVideos();
    captions = testCaptions(videos);
  });
  afterEach(async () => {
    await videos.stopWorkers();
    await service.stop();
  });
  afterAll(async () => {
    await videos.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** The whole worker with the settings of an operator. */
  async function make(...answers: Parameters<typeof startSpeechService>) {
    service = await startSpeechService(...answers);
    const lessonId = await captions.lessonIn('বাংলা');
    const id = await videos.addVersion(lessonId, film);
    await videos.startWorker({
      TRANSCRIBE_URL: service.url,
      TRANSCRIBE_KEY: 'a-key',
      TRANSCRIBE_MODEL: 'large-v3',
    });
    return { lessonId, outcome: await captions.settled(id) };
  }

  it('a film in another language is heard by the service of the settings', async () => {
    const { lessonId, outcome } = await make(json(200, verboseAnswer('আগে পানি গরম', 0.3, 3)));
    expect(outcome).toMatchObject({ state: 'done', language: 'bn' });
    expect(await captions.cues(lessonId)).toMatchObject([{ text: 'আগে পানি গরম' }]);
    expect(service.asked).toMatchObject([
      { authorization: 'Bearer a-key', fields: { language: 'bn', model: 'large-v3' } },
    ]);
  });

  it('says what the service did wrong', async () => {
    const { lessonId, outcome } = await make(json(401, { error: { message: 'Incorrect API key' } }));
    expect(outcome).toMatchObject({ state: 'failed', reason: 'service_refused' });
    expect(await captions.tracks(lessonId)).toEqual([]);
    // Asked once: it would refuse again.
    expect(service.asked).toHaveLength(1);
  });
});
