import type { Course } from '@academy/contract/courses/course.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { allowErrors } from '@/lib/testing/allow-errors.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, refused, server } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator } from '@/lib/testing/sample-data.ts';

const title = 'Weaving Jamdani by Hand';
const button = (name: string) => screen.findByRole('button', { name });

/** One course in the list; its status is what the server was last told. */
function openList(change: Partial<Course>, answers: Answers = {}) {
  let course = ownCourse(change);
  const studio: Answers = {
    listCreatorCourses: () => [course],
    changeCourseStatus: ({ body: { status } }) => {
      course = { ...course, status };
      return { _id: course._id, id: course._id, status, publishedAt: course.publishedAt };
    },
  };
  const app = openApp('/creator-dashboard/courses', {
    as: sampleCreator(),
    answers: { ...studio, ...answers },
  });
  const choose = async (name: string) => {
    await app.hand.click(await button(`Actions for course ${title}`));
    await app.hand.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...app, choose };
}

const sent = () => server.requests('changeCourseStatus').map(({ body }) => body.status);
const pill = () => screen.getByText(/^(Draft|Published|Archived)$/).textContent;
const undo = async () => within(screen.getByRole('region', { name: /^Notification/ })).getByText('Undo');

test('archiving a course with students asks, says what follows, and can be taken back', async () => {
  const { hand, choose } = openList({ status: 'published', studentCount: 16 });
  await choose('Archive');
  const question = await screen.findByRole('dialog', { name: `Archive “${title}”?` });
  expect(question.textContent).toContain('16 students are enrolled, and keep reading it.');
  // A browser begins with the first: the way back, not the cross.
  expect(within(question).getAllByRole('button')[0]?.textContent).toBe('Cancel');
  await expectAccessible('the question before archiving');
  await hand.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(document.activeElement).toBe(await button(`Actions for course ${title}`)));
  expect(sent()).toEqual([]);

  await choose('Archive');
  await hand.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }));
  await expectToast('Course archived', `“${title}” is out of the catalogue.`);
  expect(pill()).toBe('Archived');
  await expectAccessible('a course that was archived');
  await hand.click(await undo());
  await expectToast('Undone', `“${title}” is published again.`);
  // There is no way from the archive into the catalogue but over the draft.
  expect(sent()).toEqual(['archived', 'draft', 'published']);
  expect(pill()).toBe('Published');
});

test('nobody is asked where nobody is enrolled, and a draft comes back as a draft', async () => {
  const { hand, choose } = openList({ status: 'draft', studentCount: 0 });
  await choose('Archive');
  // It never was in the catalogue.
  await expectToast('Course archived', `“${title}” is put away.`);
  expect(screen.queryByRole('dialog')).toBeNull();
  await hand.click(await undo());
  await expectToast('Undone', `“${title}” is a draft again.`);
  expect(sent()).toEqual(['archived', 'draft']);
});

test('a course that comes back from the archive says so, in the place of what was said before', async () => {
  const { hand, choose } = openList({ status: 'draft', studentCount: 0 });
  await choose('Archive');
  await expectToast('Course archived');
  await hand.click(await button('Restore'));
  await expectToast('Course restored', `“${title}” is a draft again.`);
  expect(screen.queryByText('Course archived')).toBeNull();
  await hand.click(await undo());
  await expectToast('Undone');
  expect(sent()).toEqual(['archived', 'draft', 'archived']);
});

test('a course that was published says so, and that nothing is in it yet, and can be taken back', async () => {
  const { hand } = openList({ status: 'draft', totalLessons: 0 });
  await hand.click(await button('Publish'));
  await expectToast('Course published', `“${title}” is in the catalogue. It has no lessons yet.`);
  expect(pill()).toBe('Published');
  await hand.click(await undo());
  await expectToast('Undone', `“${title}” is a draft again.`);
  expect(sent()).toEqual(['published', 'draft']);
});

test('where an admin has to agree, taking an unpublication back says so', async () => {
  const { hand, choose } = openList({ status: 'published', studentCount: 1 });
  await choose('Unpublish');
  const question = await screen.findByRole('dialog', { name: `Unpublish “${title}”?` });
  expect(question.textContent).toContain('1 student is enrolled, and keeps reading it.');
  await hand.click(within(question).getByRole('button', { name: 'Unpublish' }));
  await expectToast('Course unpublished');
  server.answer({ changeCourseStatus: refused(409, 'An admin looks at it.', 'needs_approval') });
  await hand.click(await undo());
  await expectToast('Waiting for approval');
  expect(pill()).toBe('Draft');
});

test('what could not be taken back is told with its reason, and how far it came', async () => {
  allowErrors(/could not be changed/);
  const { hand, choose } = openList({ status: 'published', studentCount: 0 });
  await choose('Archive');
  await expectToast('Course archived');
  server.answer({ changeCourseStatus: away });
  await hand.click(await undo());
  await expectToast('It could not be undone.', 'Away');
  expect(pill()).toBe('Archived');
});

test('a status that could not be changed is logged and told at the button, and the screen goes on showing what is true', async () => {
  allowErrors(/could not be changed/);
  const logged = vi.spyOn(console, 'error');
  const { hand } = openList({ status: 'draft' }, { changeCourseStatus: away });
  await hand.click(await button('Publish'));
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/could not be changed/), expect.anything()),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('That was not done. Away');
  expect(await button('Publish')).toHaveProperty('disabled', false);
  expect(pill()).toBe('Draft');
  await expectAccessible('a course that was not published');
});

test('a refusal inside the question stays there', async () => {
  allowErrors(/could not be changed/);
  const { hand, choose } = openList({ status: 'published', studentCount: 2 }, { changeCourseStatus: away });
  await choose('Unpublish');
  const question = await screen.findByRole('dialog');
  await hand.click(within(question).getByRole('button', { name: 'Unpublish' }));
  await within(question).findByText('Away');
  expect(pill()).toBe('Published');
});
