import { describe, expect, it } from 'vitest';
import { presentVideoStatus, type VideoVersion } from './present-video-status.ts';

function version(values: Partial<VideoVersion>): VideoVersion {
  return {
    id: 'one',
    state: 'waiting',
    percent: 0,
    remainingSeconds: null,
    failure: null,
    sourceName: 'talk.mp4',
    durationSeconds: null,
    storyboard: null,
    posterKey: null,
    heights: [],
    ...values,
  };
}

const show = (versions: VideoVersion[], forAuthor = true) =>
  presentVideoStatus({ lessonId: 'lesson', versions, forAuthor, filmsBefore: 0 });

describe('the status of a video', () => {
  it('is none, and nothing plays, without a version', () => {
    expect(show([])).toEqual({
      state: 'none',
      percent: 0,
      remainingSeconds: null,
      failure: null,
      fileName: null,
      playing: null,
    });
  });

  it('tells of the newest version while the complete one before it plays', () => {
    const versions = [
      version({ id: 'new', state: 'playable', percent: 40, remainingSeconds: 12, heights: [360] }),
      version({
        id: 'old',
        state: 'ready',
        percent: 100,
        heights: [240, 360],
        durationSeconds: 9,
        posterKey: 'x',
      }),
    ];
    expect(show(versions)).toMatchObject({ state: 'playable', percent: 40, remainingSeconds: 12 });
    expect(show(versions).playing).toEqual({
      version: 'old',
      heights: [240, 360],
      durationSeconds: 9,
      posterUrl: '/api/hls/stream/lesson/old/poster.jpg',
    });
  });

  it('plays the first rendition when there is nothing complete, also of a version that failed later', () => {
    for (const state of ['playable', 'failed', 'waiting'] as const) {
      expect(show([version({ state, heights: [360], durationSeconds: 3 })]).playing).toEqual({
        version: 'one',
        heights: [360],
        durationSeconds: 3,
        posterUrl: null,
      });
    }
  });

  it('plays the newest that can be watched when none is complete', () => {
    const versions = [
      version({ id: 'c', state: 'waiting' }),
      version({ id: 'b', state: 'failed', heights: [360] }),
      version({ id: 'a', state: 'playable', heights: [360] }),
    ];
    expect(show(versions).playing?.version).toBe('b');
  });

  it('tells the reason of a failure and the name of the file to the author alone', () => {
    const versions = [version({ state: 'failed', failure: { code: 'not_a_video' } })];
    expect(show(versions)).toMatchObject({ failure: { code: 'not_a_video' }, fileName: 'talk.mp4' });
    expect(show(versions, false)).toMatchObject({ state: 'failed', failure: null, fileName: null });
  });
});
