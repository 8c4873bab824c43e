import { videoStates } from '@academy/contract/videos/video-status.ts';
import { expect, it } from 'vitest';
import { lessonParts } from './lesson-parts.ts';

const words = (lesson: Parameters<typeof lessonParts>[0]) => lessonParts(lesson).map((part) => part.words);
const looks = (lesson: Parameters<typeof lessonParts>[0]) => lessonParts(lesson).map(({ look }) => look);

it('a lesson without anything lacks four things, always in the same order', () => {
  expect(words({ content: ' \n ' })).toEqual(['no video', 'no text', 'no quiz', 'no captions']);
  expect(looks({})).toEqual(['missing', 'missing', 'missing', 'missing']);
});

it('a full lesson has four', () => {
  const parts = { video: 'ready', captions: true, questions: true } as const;
  expect(looks({ content: 'Slowly.', parts })).toEqual(['film', 'text', 'quiz', 'captions']);
});

it.each([
  ['none', 'missing'],
  ['waiting', 'preparing'],
  ['preparing', 'preparing'],
  ['playable', 'film'],
  ['ready', 'film'],
  ['failed', 'failed'],
] as const)('a video that is %s looks %s', (video, look) => {
  expect(videoStates).toContain(video);
  expect(looks({ parts: { video, captions: false, questions: false } })[0]).toBe(look);
});

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'video by link'],
  ['https://files.example.org/a.mp4', 'no video'],
])('%s alone is %s', (videoUrl, told) => {
  expect(words({ videoUrl })[0]).toBe(told);
});
