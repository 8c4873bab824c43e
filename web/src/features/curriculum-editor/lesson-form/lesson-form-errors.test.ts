import { expect, it } from 'vitest';
import { emptyLessonFields } from './lesson-fields.ts';
import { lessonFormErrors } from './lesson-form-errors.ts';

const lesson = { ...emptyLessonFields, title: 'Variables' };

it.each(['', 'ab', ' ab ', '\u200B\u200B\u200B', '😀😀'])('asks for a longer title than %j', (title) => {
  expect(lessonFormErrors({ ...lesson, title })).toEqual({
    title: 'Lesson title must be at least 3 characters',
  });
});

it.each(['abc', 'কলম', '😀😀😀'])('takes the title %j', (title) => {
  expect(lessonFormErrors({ ...lesson, title })).toEqual({});
});

it('asks for a title and a text that the academy takes', () => {
  expect(lessonFormErrors({ ...lesson, title: 'x'.repeat(201) })).toHaveProperty('title');
  expect(lessonFormErrors({ ...lesson, content: 'x'.repeat(200_001) })).toHaveProperty('content');
});

it.each(['90', '1:2:3', 'ten minutes', '00:99:00'])('knows no duration in %j', (duration) => {
  expect(lessonFormErrors({ ...lesson, duration })).toEqual({ duration: 'Duration must look like hh:mm:ss' });
});

it.each(['', ' ', '01:02:03', '10:00'])('takes the duration %j', (duration) => {
  expect(lessonFormErrors({ ...lesson, duration })).toEqual({});
});

it.each(['javascript:alert(1)', 'film.mp4', 'https://youtube.com/playlist?list=1'])(
  'knows no video in %j',
  (videoUrl) => {
    expect(lessonFormErrors({ ...lesson, videoUrl })).toHaveProperty('videoUrl');
  },
);

it.each(['https://youtu.be/abcdefghijk', 'https://vimeo.com/123', 'http://example.com/film.mp4'])(
  'takes the video %j',
  (videoUrl) => {
    expect(lessonFormErrors({ ...lesson, videoUrl })).toEqual({});
  },
);
