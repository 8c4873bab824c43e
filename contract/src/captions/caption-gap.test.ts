import { expect, test } from 'vitest';
import { captionGap, type HeardFilm } from './caption-gap.ts';

const film = (change: Partial<HeardFilm> = {}): HeardFilm => ({
  ...{ isReady: true, hasSound: true, measures: null, transcription: null, spoken: 'bn', tracks: [] },
  ...change,
});
const track = (language: string, isComplete = true, hasCues = true) => ({ language, isComplete, hasCues });
const heard = (state: string, reason: string | null = null) => ({ state, reason });

test.each<[string, Partial<HeardFilm>, ReturnType<typeof captionGap>]>([
  ['nothing', {}, 'missing'],
  ['captions in another language', { tracks: [track('en')] }, 'missing'],
  ['captions without a line', { tracks: [track('bn', true, false)] }, 'missing'],
  ['captions in its language', { tracks: [track('bn-BD')] }, null],
  ['captions, where nobody said in which language it is', { spoken: null, tracks: [track('en')] }, null],
  ['some lines of its captions', { tracks: [track('bn', false)] }, 'unfinished'],
  [
    'some lines, when hearing it broke off',
    { tracks: [track('bn', false)], transcription: heard('failed') },
    'missing',
  ],
  ['its turn to be heard', { transcription: heard('waiting') }, 'unfinished'],
  ['failed to be heard', { transcription: heard('failed') }, 'missing'],
  ['no words in it', { transcription: heard('skipped', 'no_speech') }, null],
  ['not all of its qualities yet', { isReady: false }, null],
  ['no sound', { hasSound: false }, null],
  ['sound that is silence', { measures: { hasSound: true, loudness: null } }, null],
  ['sound that can be heard', { measures: { hasSound: true, loudness: -20 } }, 'missing'],
])('a film that has %s', (_, change, gap) => {
  expect(captionGap(film(change))).toBe(gap);
});
