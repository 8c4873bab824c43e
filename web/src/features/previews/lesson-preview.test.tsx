import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, refused, server } from '@/lib/testing/fake-server.ts';
import { withQueries } from '@/lib/testing/with-queries.tsx';
import { LessonPreview } from './lesson-preview.tsx';

const address = { courseId: 'c', moduleId: 'm', lessonId: 'l' };

function openPreview(answers: Answers) {
  server.answer({ getCurriculum: [], ...answers });
  render(
    <main>
      <h1>Lesson</h1>
      <LessonPreview address={address} />
    </main>,
    { wrapper: withQueries() },
  );
  return userEvent.setup({ delay: null });
}

const find = () => screen.findByRole('switch', { name: 'Free preview' });

test('the author makes a lesson a free preview at once, and reads what becomes public', async () => {
  const saved: unknown[] = [];
  let isPreview = false;
  const hand = openPreview({
    getPreview: () => ({ isPreview, others: 1 }),
    savePreview: ({ body }) => {
      saved.push(body);
      ({ isPreview } = body);
      return { isPreview, others: 1 };
    },
  });
  const control = await find();
  expect(screen.getByText(/^Everybody, without an account too, may watch the film/)).toBeDefined();
  expect(screen.getByText('1 of at most 3 lessons of this course are free previews.')).toBeDefined();
  await expectAccessible('the switch of a free preview');
  await hand.click(control);
  expect(await screen.findByText('2 of at most 3 lessons of this course are free previews.')).toBeDefined();
  expect((await find()).getAttribute('aria-checked')).toBe('true');
  await hand.click(control);
  expect(await screen.findByText('1 of at most 3 lessons of this course are free previews.')).toBeDefined();
  expect(saved).toEqual([{ isPreview: true }, { isPreview: false }]);
});

test('a course that has all of its free previews gets no other', async () => {
  openPreview({ getPreview: { isPreview: false, others: 3 } });
  expect((await find()).hasAttribute('disabled')).toBe(true);
  expect(
    screen.getByText('This course has all of its 3 free previews. End another one first.'),
  ).toBeDefined();
});

test('what was refused is told, and nothing looks changed', async () => {
  const hand = openPreview({
    getPreview: { isPreview: false, others: 2 },
    savePreview: refused(503, 'Away', 'unavailable'),
  });
  await hand.click(await find());
  expect((await screen.findByRole('alert')).textContent).toContain('It was not changed.');
  expect((await find()).getAttribute('aria-checked')).toBe('false');
});
