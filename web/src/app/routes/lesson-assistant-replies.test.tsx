import type { Answer } from '@academy/contract/chats/answer.ts';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announced, beAsked, doneWith, lessonIds, openAssistant } from '@/app/testing/open-assistant.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { streamed } from '@/lib/testing/fake-answer.ts';
import { playNatively } from '@/lib/testing/native-film.ts';

beforeEach(playNatively);
afterEach(() => vi.restoreAllMocks());

const reply = (change: Partial<Answer>): Answer => ({
  ...{ fits: true, statements: [], sources: [], model: null, notice: null },
  ...change,
});

test('politeness is answered in a short sentence, and not as a question that found nothing', async () => {
  const line = streamed();
  const { hand, panel, input, log } = await openAssistant({ answers: { askQuestion: line.answer } });
  await hand.type(input(), 'Thank you!{Enter}');
  await beAsked();
  await line.say(doneWith(reply({ reply: 'thanks' })));
  await panel.findByText('You’re welcome. Ask again whenever you like.');
  expect(log().textContent).not.toContain('Nothing in this course');
  await waitFor(() => expect(announced()).toBe('AI Assistant: You’re welcome. Ask again whenever you like.'));
  await expectAccessible('an assistant that is thanked');
});

const inLesson = { lessonId: lessonIds[0], moduleId: 'at-the-loom', lessonTitle: 'Threading the loom' };

test('a summary leads to the chapters of the lesson, each at its second', async () => {
  const line = streamed();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { hand, panel, input, film } = await openAssistant({ answers: { askQuestion: line.answer } });
  await hand.type(input(), 'Summarise this{Enter}');
  await beAsked();
  const sources = [
    { ...inLesson, kind: 'chapter' as const, seconds: 0, text: 'Hello' },
    { ...inLesson, kind: 'chapter' as const, seconds: 40, text: 'The warp' },
  ];
  const statements = sources.map(({ text }, index) => ({ text, sources: [index] }));
  await line.say(doneWith(reply({ reply: 'summary', sources, statements })));
  await panel.findByText('The chapters of this lesson:');
  expect(panel.getByText('“The warp”')).toBeDefined();
  await expectAccessible('a summary of chapters');
  await hand.click(panel.getByRole('button', { name: 'at 40 seconds' }));
  expect(film.position()).toBe(40);
});

test('a course is summed up by what it teaches and by its lessons', async () => {
  const line = streamed();
  const { hand, panel, input } = await openAssistant({ answers: { askQuestion: line.answer } });
  await hand.type(input(), 'What is this course about?{Enter}');
  await beAsked();
  const sources = [
    { ...inLesson, kind: 'lesson' as const, text: '' },
    {
      ...inLesson,
      kind: 'lesson' as const,
      lessonId: lessonIds[1],
      lessonTitle: 'The first flower',
      text: 'Wax it.',
    },
  ];
  const statements = [{ text: 'To weave', sources: [] }];
  await line.say(doneWith(reply({ reply: 'summary', sources, statements })));
  await panel.findByText('This course teaches:');
  await panel.findByText('To weave');
  expect(panel.queryByText('Not from the course')).toBeNull();
  const link = panel.getByRole('link', { name: 'The first flower' });
  expect(link.getAttribute('href')).toMatch(new RegExp(`/lesson/${lessonIds[1]}$`));
  expect(panel.getByText('“Wax it.”')).toBeDefined();
});

test('where a lesson has nothing to be summed up with, it says so and what to look at', async () => {
  const line = streamed();
  const { hand, panel, input } = await openAssistant({ answers: { askQuestion: line.answer } });
  await hand.type(input(), 'Summarise this{Enter}');
  await beAsked();
  await line.say(doneWith(reply({ reply: 'summary', fits: false })));
  await panel.findByText(/^I cannot sum up this lesson: it has no takeaways, no chapters and no text\./);
  expect(panel.queryByText(/Nothing in this course/)).toBeNull();
});
