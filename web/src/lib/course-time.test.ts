import { afterEach, expect, it } from 'vitest';
import { courseTimeText, lessonTime, moduleTimeText } from './course-time.ts';
import { loadCatalogue, speak } from './language/language.ts';

afterEach(() => speak('en', {}));

const lessons = (count: number, videoSeconds?: number) =>
  Array.from({ length: count }, () => ({
    duration: '10:00',
    ...(videoSeconds === undefined ? {} : { videoSeconds }),
  }));

it.each([
  [0, '0h 0m'],
  [1, '0h 10m'],
  [6, '1h 0m'],
  [25, '4h 10m'],
])('estimates %i lessons at %s', (count, text) => {
  expect(courseTimeText(lessons(count))).toBe(text);
});

it('adds up the films as soon as every lesson has one', () => {
  expect(courseTimeText([...lessons(3, 1500), ...lessons(1)])).toBe('0h 40m (estimated)');
  expect(courseTimeText(lessons(3, 1500))).toBe('1h 15m');
});

it('calls ten minutes a lesson an estimate where the lessons show other times', () => {
  const timed = (...durations: string[]) => durations.map((duration) => ({ duration }));
  expect(courseTimeText(timed('09:30', '00:08:20'))).toBe('0h 20m (estimated)');
  expect(courseTimeText(timed('09:30', '10:30'))).toBe('0h 20m');
});

it('adds up what the lessons of a module show, and ten minutes for one that shows no time', () => {
  expect(
    moduleTimeText([
      { duration: '09:30' },
      { duration: '10:00', videoSeconds: 57 },
      { duration: '00:08:20' },
    ]),
  ).toBe('0h 18m');
  expect(moduleTimeText([{ duration: 'long' }, { duration: '01:00:00' }])).toBe('1h 10m');
});

it('shows the time of a lesson as the player does, whatever was written', () => {
  expect(lessonTime({ duration: '00:03:00' })).toBe('3:00');
  expect(lessonTime({ duration: '01:03', videoSeconds: 62.9 })).toBe('1:02');
  expect(lessonTime({ duration: '10:00' })).toBe('10:00');
});

it('names no hours in Bengali where there are none', async () => {
  speak('bn', await loadCatalogue('bn'));
  expect(courseTimeText(lessons(3))).toBe('৩০ মিনিট');
  expect(courseTimeText(lessons(9))).toBe('১ ঘণ্টা ৩০ মিনিট');
});
