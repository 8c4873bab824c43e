import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@academy/platform/repository-root.ts';
import { music } from '@academy/platform/speech/testing/made-sounds.ts';
import { samplesPerSecond } from '@academy/platform/speech/transcriber.ts';
import { wavOf } from '@academy/platform/speech-service/wav.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clipShelf } from '../testing/clip-shelf.ts';
import { addReadyFilm, encodeFilm } from '../testing/ready-film.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testCaptions } from '../testing/test-captions.ts';
import { createTestVideos, type TestVideos } from '../testing/test-videos.ts';
import { hearTones, toneClip, toneWords } from '../testing/tone-speech.ts';

const folder = await temporaryFolder();
const demoFilm = 'demo/courses/react-in-practice/01-components-with-clear-borders/component-tree.mp4';

describe('a whole worker', { timeout: 240_000 }, () => {
  let videos: TestVideos;
  let captions: ReturnType<typeof testCaptions>;
  beforeAll(async () => {
    videos = await createTestVideos();
    captions = testCaptions(videos);
  });
  afterAll(() => videos.close());

  let forReal: Promise<unknown> | undefined;
  /** One for all that needs the model, which takes seconds to load. */
  const startedForReal = () => {
    forReal ??= videos.startWorker();
    return forReal;
  };

  it('prepares what was uploaded, and writes down what is said in it', async () => {
    const words = toneWords.slice(0, 3);
    const clip = await clipShelf(folder)('clip.mp4', toneClip(words));
    const lessonId = await captions.lessonIn('English');
    const id = await videos.addVersion(lessonId, clip);
    const worker = await videos.startWorker({}, { transcribers: [hearTones()] });
    expect(await captions.settled(id)).toMatchObject({ state: 'done' });
    expect(await captions.words(lessonId)).toEqual(words);
    expect(await videos.eventsOf(lessonId)).toContain('captions_changed');
    await worker.stop();
  });

  it('writes nothing down where there is music and nobody speaks', async () => {
    const file = path.join(folder, 'music.wav');
    await writeFile(file, wavOf(music(8), samplesPerSecond));
    const encoded = await encodeFilm(path.join(folder, 'music'), {
      seconds: 8,
      moreInputs: ['-i', file],
      output: ['-c:a', 'aac', '-b:a', '64k'],
    });
    const lessonId = await captions.lessonIn('English');
    const id = await addReadyFilm(videos, lessonId, encoded);
    await startedForReal();
    expect(await captions.settled(id)).toMatchObject({ state: 'skipped', reason: 'no_speech', percent: 100 });
    expect(await captions.tracks(lessonId)).toEqual([]);
  });

  it('understands English with what came with the academy', async () => {
    const film = path.join(repositoryRoot, demoFilm);
    expect((await readFile(film)).length).toBeGreaterThan(0);
    const encoded = await encodeFilm(path.join(folder, 'spoken'), {
      seconds: 12,
      moreInputs: ['-i', film],
      output: ['-map', '0:v', '-map', '1:a', '-c:a', 'aac', '-b:a', '64k'],
    });
    const lessonId = await captions.lessonIn('English');
    const id = await addReadyFilm(videos, lessonId, encoded);
    await startedForReal();
    expect(await captions.settled(id)).toMatchObject({ state: 'done', language: 'en' });
    const words = await captions.words(lessonId);
    expect(words).toContain('component');
  });
});
