/** A lesson that somebody else saved while it was edited here. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, refused, server } from '@/lib/testing/fake-server.ts';
import { playableFilm } from '@/lib/testing/native-film.ts';
import { ownCourse, sampleCreator, sampleCurriculum, sampleLesson } from '@/lib/testing/sample-data.ts';

const oven = { 'Before the oven': ['Flour', 'Kneading'] };

async function writeTitle(title: string) {
  const course = ownCourse();
  const { hand } = openApp(`/creator-dashboard/courses/${course._id}/curriculum`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      getCurriculum: sampleCurriculum(oven),
      getVideoStatus: { ...playableFilm, state: 'none', playing: null },
    },
  });
  const press = async (name: string) => hand.click(await screen.findByRole('button', { name }));
  await press('Flour');
  await hand.clear(screen.getByLabelText('Lesson title'));
  await hand.type(screen.getByLabelText('Lesson title'), title);
  return { hand, press };
}

/** Another author has saved the lesson Flour since this page was opened: a save that names an older revision is refused. */
function savedElsewhere(change: object): Answers {
  const theirs = sampleCurriculum(oven);
  const [first] = theirs;
  const flour = { ...sampleLesson('Flour', { moduleId: 'before-the-oven' }), ...change, revision: 2 };
  if (first) first.lessons[0] = flour;
  return {
    getCurriculum: theirs,
    updateLesson: ({ body }) =>
      body.revision === 2
        ? {
            ...flour,
            ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
            revision: 3,
          }
        : refused(409, 'Someone saved this meanwhile.', 'conflict'),
  };
}

test('two people who change different fields of a lesson meet in it', async () => {
  const { press } = await writeTitle('Flour and water');
  server.answer(savedElsewhere({ duration: '00:12:00', givenDuration: '00:12:00' }));
  await press('Save lesson');
  await expectToast('Success', 'Lesson created or updated successfully');
  await screen.findByRole('button', { name: 'Flour and water' });
  expect(screen.getByText('12:00')).toBeDefined();
  expect(server.requests('updateLesson').map(({ body }) => body.revision)).toEqual([1, 2]);
});

test('two people who change the same field are asked which one stays', async () => {
  const { press } = await writeTitle('Flour, mine');
  server.answer(savedElsewhere({ title: 'Flour and water' }));
  await press('Save lesson');
  await screen.findByText('This lesson was changed elsewhere since you opened it.');
  expect(screen.getByRole('definition').textContent).toBe('Saved: Flour and waterYours: Flour, mine');
  screen.getByText('By somebody else, or by you in another window.');
  await expectAccessible('two editors');
  screen.getByText(
    'Not saved: this lesson was changed elsewhere since you opened it. See above how to go on.',
  );
  await press('Keep mine');
  await screen.findByRole('button', { name: 'Flour, mine' });
  expect(server.requests('updateLesson').at(-1)?.body).toMatchObject({ title: 'Flour, mine', revision: 2 });
});

test('who loads what was saved goes on with what they wrote', async () => {
  const { hand, press } = await writeTitle('Flour, mine');
  await hand.type(screen.getByRole('textbox', { name: 'Content' }), 'Typed where nobody else did.');
  server.answer(savedElsewhere({ title: 'Flour and water' }));
  await press('Save lesson');
  await screen.findByText('“Load what was saved” replaces only what you typed in the fields shown here.');
  await press('Load what was saved');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Edit /);
  expect(screen.getByLabelText('Lesson title')).toHaveProperty('value', 'Flour and water');
  await press('Save lesson');
  await screen.findByRole('button', { name: 'Flour and water' });
  expect(server.requests('updateLesson').at(-1)?.body).toMatchObject({
    title: 'Flour and water',
    content: 'Typed where nobody else did.',
    revision: 2,
  });
});
