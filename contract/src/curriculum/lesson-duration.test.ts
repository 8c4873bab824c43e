import { describe, expect, it } from 'vitest';
import { isLessonDuration, lessonDurationText } from './lesson-duration.ts';

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
    [59.6, '01:00'],
    [605, '10:05'],
    [3600, '01:00:00'],
    [36_061, '10:01:01'],
  ])('of a video of %d seconds is written %s, which may be saved again', (seconds, text) => {
    expect(lessonDurationText(seconds)).toBe(text);
    expect(isLessonDuration(text)).toBe(true);
  });
});
