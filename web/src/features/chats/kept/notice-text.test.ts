import { type Answer, answerNotices, type Source } from '@academy/contract/chats/answer.ts';
import { expect, it } from 'vitest';
import { answerText, spokenAnswer } from './answer-text.ts';
import { noticeOf } from './notice-text.ts';

const takeaway: Source = {
  ...{ lessonId: 'l1', moduleId: 'm1', lessonTitle: 'Threading' },
  ...{ kind: 'takeaway', text: 'The warp.' },
};
const quoting: Answer = {
  ...{ fits: true, statements: [{ text: 'The warp.', sources: [0] }], sources: [takeaway] },
  ...{ model: null, notice: null },
};
const summary: Answer = { ...quoting, reply: 'summary', summed: 'lesson' };
const none = { fits: false, statements: [], sources: [] };

it.each([
  ['passages', quoting],
  ['a summary', summary],
])('has for %s a sentence for every notice, each another one', (_of, answer) => {
  const said = answerNotices.map((notice) => noticeOf({ ...answer, notice }));
  expect(new Set(said).size).toBe(answerNotices.length);
  expect(said.filter((sentence) => sentence?.endsWith('.'))).toHaveLength(answerNotices.length);
});

it('is silent where nothing of the course fits: a language model would not have known more', () => {
  expect(noticeOf({ ...quoting, ...none, notice: 'service_away' })).toBeNull();
});

it('promises no passages above a summary, nor above why there is none', () => {
  const announced = answerNotices.map((notice) => noticeOf({ ...summary, notice }));
  expect(announced.filter((sentence) => sentence?.includes('passages'))).toEqual([]);
  expect(spokenAnswer({ ...summary, notice: 'service_away' }, 'l1')).toMatch(
    /^The language model did not answer\. The key takeaways of this lesson:/,
  );
  expect(spokenAnswer({ ...summary, ...none, notice: 'service_slow' }, 'l1')).toMatch(
    /^The language model took too long\. I cannot sum up this lesson: /,
  );
  expect(noticeOf({ ...summary, model: 'm', notice: 'service_cut_off' })).toBe(
    'The language model broke off in the middle of its answer.',
  );
});

it('says nothing of a lesson where a course without lessons is summed up', () => {
  const course: Answer = { ...summary, summed: 'course', sources: [] };
  const statements = [{ text: 'To weave in C\\# \\& SQL', sources: [] }];
  expect(answerText({ ...course, statements }, null)).toBe('This course teaches:\n\nTo weave in C# & SQL');
  expect(answerText({ ...course, ...none }, null)).toBe(
    'I cannot sum up this course: it has no lessons yet and does not say what it teaches.',
  );
});
