import { ApiError } from '@academy/contract/http/client.ts';
import { expect, it, vi } from 'vitest';
import { createPositionSaver } from './position-saver.ts';

const at = (currentTime: number, facts = {}) => ({
  currentTime,
  playing: true,
  waiting: false,
  ready: true,
  hasFrame: true,
  ...facts,
});

function watch(startAtSeconds = 0) {
  const saves: number[] = [];
  let answer: () => Promise<unknown> = async () => undefined;
  const saver = createPositionSaver({
    startAtSeconds,
    save: (seconds) => {
      saves.push(seconds);
      return answer();
    },
  });
  const play = async (...moments: ReturnType<typeof at>[]) => {
    for (const moment of moments) {
      saver.follow(moment);
      // A call that was made is answered before the next moment.
      await vi.waitFor(() => undefined, { timeout: 20_000 });
    }
  };
  return {
    saver,
    saves,
    play,
    answerWith: (next: () => Promise<unknown>) => {
      answer = next;
    },
  };
}

it('saves about every ten seconds of playback', async () => {
  const { saves, play } = watch();
  await play(...Array.from({ length: 100 }, (_, index) => at(index / 4)));
  expect(saves).toEqual([10, 20]);
});

it('saves at once when it is paused or moved', async () => {
  const { saves, play } = watch();
  await play(at(0), at(2), at(2.2, { playing: false }), at(40, { playing: false }));
  expect(saves).toEqual([2.2, 40]);
});

it('never saves the beginning over the position it is about to resume at', async () => {
  const { saves, saver, play } = watch(50);
  await play(at(0, { ready: false, playing: false }), at(0, { hasFrame: false, playing: false }));
  saver.leave();
  await play(at(0, { waiting: true }), at(50.1), at(50.3));
  saver.leave();
  expect(saves).toEqual([]);
});

it('saves the last position when the page is left, and nothing that is saved already', async () => {
  const { saves, saver, play } = watch();
  await play(at(0), at(1), at(2));
  saver.leave();
  await vi.waitFor(() => expect(saves).toEqual([2]), { timeout: 20_000 });
  saver.leave();
  expect(saves).toEqual([2]);
});

it('does not let an older position overtake a newer one', async () => {
  const { saves, play, answerWith } = watch();
  const first = Promise.withResolvers<void>();
  answerWith(() => first.promise);
  await play(at(0), at(30), at(60), at(90));
  expect(saves).toEqual([30]);
  answerWith(async () => undefined);
  first.resolve();
  await vi.waitFor(() => expect(saves).toEqual([30, 90]), { timeout: 20_000 });
});

it('tries again after the server was away, and not at every step', async () => {
  const { saves, play, answerWith } = watch();
  answerWith(() => Promise.reject(new ApiError('Away', 503)));
  await play(at(0), at(20, { playing: false }), at(20), at(22), at(24));
  answerWith(async () => undefined);
  await play(at(26), at(28), at(30), at(32));
  expect(saves).toEqual([20, 30]);
});

it('stops for a viewer who may not save a position', async () => {
  const { saves, saver, play, answerWith } = watch();
  answerWith(() => Promise.reject(new ApiError('No', 403)));
  await play(at(0), at(20, { playing: false }), at(50));
  saver.leave();
  expect(saves).toEqual([20]);
});
