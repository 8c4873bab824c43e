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

it('limits the length of the title and the content', () => {
  expect(lessonFormErrors({ ...lesson, title: 'x'.repeat(201) })).toEqual({
    title: 'Lesson title must be at most 200 characters',
  });
  expect(lessonFormErrors({ ...lesson, content: 'x'.repeat(200_001) })).toEqual({
    content: 'Content must be at most 200,000 characters',
  });
});

it.each(['90', '1:2:3', 'ten minutes', '00:99:00'])('refuses the duration %j', (duration) => {
  expect(lessonFormErrors({ ...lesson, duration })).toEqual({ duration: 'Duration must look like hh:mm:ss' });
});

it.each(['', ' ', '01:02:03', '10:00', '০৮:৩০', ' ০০:০৮:৩০ '])('takes the duration %j', (duration) => {
  expect(lessonFormErrors({ ...lesson, duration })).toEqual({});
});

it.each(['javascript:alert(1)', 'film.mp4', 'https://youtube.com/about'])(
  'refuses the video %j',
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

it.each([
  'https://youtube.com/playlist?list=PL1',
  'https://www.youtube.com/playlist?list=PL1',
  'https://m.youtube.com/watch?app=m&list=PL1',
])('says of %s that it is a list of videos', (videoUrl) => {
  expect(lessonFormErrors({ ...lesson, videoUrl }).videoUrl).toBe(
    'This link leads to a list of videos. Open one of them, and copy its link.',
  );
});
