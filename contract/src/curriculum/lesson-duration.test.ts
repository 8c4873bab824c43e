import { describe, expect, it } from 'vitest';
import { isFilledIn, isLessonDuration, lessonDurationText, lessonTimeText } from './lesson-duration.ts';

describe('the duration of a lesson', () => {
  it.each(['01:02:03', '1:02:03', '10:00', '9:59', '120:00', '00:00'])('may be written %s', (text) => {
    expect(isLessonDuration(text)).toBe(true);
  });

  it.each(['', '10', '10:60', '1:60:00', 'a:00', '-1:00', '10:0', '10:00 ', '১০:০০', '1:1:1'])(
    'may not be written %j',
    (text) => {
      expect(isLessonDuration(text)).toBe(false);
    },
  );

  it.each([
    [0, '00:00'],
    [59.6, '00:59'],
    [605, '10:05'],
    [3600, '01:00:00'],
    [36_061, '10:01:01'],
  ])('of a video of %d seconds is written %s, which may be saved again', (seconds, text) => {
    expect(lessonDurationText(seconds)).toBe(text);
    expect(isLessonDuration(text)).toBe(true);
  });

  it('is known again as what was filled in, as earlier releases rounded it too', () => {
    expect(['01:02', '01:03', '01:04', '00:01:02'].map((text) => isFilledIn(text, 62.6))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['00:03:00', undefined, '3:00'],
    ['03:00', undefined, '3:00'],
    ['10:00', undefined, '10:00'],
    ['120:00', undefined, '2:00:00'],
    ['a while', undefined, 'a while'],
    ['01:03', 62.9, '1:02'],
    ['10:00', 3600, '1:00:00'],
  ])(
    '%s, with a film of %s seconds, is shown as %s, as the player counts',
    (duration, videoSeconds, shown) => {
      expect(lessonTimeText({ duration, videoSeconds })).toBe(shown);
    },
  );
});
