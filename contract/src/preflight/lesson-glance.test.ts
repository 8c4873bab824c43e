import { expect, it } from 'vitest';
import { type GlancedLesson, glanceAtLesson } from './lesson-glance.ts';

const nothing: GlancedLesson = {
  ...{ videoUrl: null, isPreview: false, hasText: false, hasQuestions: false, hasResources: false },
  ...{ filmState: null, isWatchable: false },
};

it.each([
  ['nothing', {}, ['lesson_empty']],
  ['nothing, as a preview', { isPreview: true }, ['lesson_empty', 'preview_without_film']],
  ['a link that is none', { videoUrl: 'soon' }, ['lesson_empty']],
  ['a film elsewhere', { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, []],
  ['a text', { hasText: true }, []],
  ['questions', { hasQuestions: true }, []],
  ['files', { hasResources: true }, []],
  ['a film', { filmState: 'ready', isWatchable: true }, []],
  ['a film that waits', { filmState: 'waiting', isPreview: true }, ['film_not_ready']],
  ['a film that plays while its ladder is made', { filmState: 'playable', isWatchable: true }, []],
  ['a new film that waits while the old one plays', { filmState: 'waiting', isWatchable: true }, []],
  ['a film that failed', { filmState: 'failed' }, ['film_failed']],
] as const)('of a lesson with %s it says what is missing', (_, lesson, codes) => {
  const seen = glanceAtLesson({ ...nothing, ...lesson });
  expect(seen).toEqual(codes.map((code) => ({ code, facts: {} })));
});

it('says of a film that failed whether something plays all the same', () => {
  expect(glanceAtLesson({ ...nothing, filmState: 'failed', isWatchable: true })).toEqual([
    { code: 'film_failed', facts: { isWatchable: true } },
  ]);
});
