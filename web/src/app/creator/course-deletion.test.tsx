import type { Course } from '@academy/contract/courses/course.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { allowErrors } from '@/lib/testing/allow-errors.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, held, refused, server } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator, sampleCreatorSettings } from '@/lib/testing/sample-data.ts';

const title = 'Weaving Jamdani by Hand';
const author = sampleCreator();

/** One course, until the server is told to delete it. */
function open(at: (course: Course) => string, change: Partial<Course> = {}, answers: Answers = {}) {
  const course = ownCourse({ title, ...change });
  let isThere = true;
  const app = openApp(at(course), {
    as: author,
    answers: {
      listCreatorCourses: () => (isThere ? [course] : []),
      getCourse: () => (isThere ? course : refused(404, 'Course not found', 'course_not_found')),
      getCurriculum: [],
      listStudents: [],
      getCreatorSettings: sampleCreatorSettings(),
      getCertificateRule: { passMark: null },
      listCourseCertificates: { certificates: [], total: 0 },
      getCreatorPermission: { mayCreate: true, rule: 'everybody', needsApproval: false, request: null },
      deleteCourse: () => {
        isThere = false;
        return {};
      },
      ...answers,
    },
  });
  const openMenu = async () => {
    await app.hand.click(await screen.findByRole('button', { name: `Actions for course ${title}` }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };
  const ask = async () => {
    await openMenu();
    await app.hand.click(screen.getByRole('menuitem', { name: 'Delete course…' }));
    return within(await screen.findByRole('dialog', { name: `Delete “${title}”?` }));
  };
  return { ...app, course, openMenu, ask };
}

const list = () => '/creator-dashboard/courses';
const page = ({ _id }: Course) => `/creator-dashboard/courses/${_id}/detail`;

test.each([
  ['a draft', { status: 'draft' }, true],
  ['an archived course that never came out', { status: 'archived' }, true],
  ['a published course', { status: 'published', publishedAt: '2026-03-04T00:00:00.000Z' }, false],
  ['a draft that was published before', { status: 'draft', publishedAt: '2026-03-04T00:00:00.000Z' }, false],
  ['a course with a student', { status: 'draft', studentCount: 1 }, false],
] as const)('the menu of %s ends with deleting it only where that can be done', async (_, change, can) => {
  const { openMenu } = open(list, change);
  const items = await openMenu();
  expect(items.includes('Delete course…')).toBe(can);
  if (can) expect(items.at(-1)).toBe('Delete course…');
});

test('deleting names the course and its lessons, begins at the way back, and can be called off', async () => {
  const { hand, ask } = open(list, { totalLessons: 3 });
  const question = await ask();
  question.getByText('Its 3 lessons go with it, with their films and files. This cannot be undone.');
  expect(question.getAllByRole('button')[0]?.textContent).toBe('Cancel');
  await expectAccessible('the question before a course is deleted');
  await hand.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Actions for course ${title}` })),
  );
  expect(server.requests('deleteCourse')).toEqual([]);
});

test('a course that was deleted leaves the list, and nothing of it stays on the device', async () => {
  const { hand, ask, course } = open(list, { totalLessons: 0 });
  const [own, other] = [course._id, 'new'].map((name) => `academy.course-draft.${author.id}.${name}`);
  for (const key of [own, other]) localStorage.setItem(String(key), '{}');
  const question = await ask();
  question.getByText('There are no lessons in it. This cannot be undone.');
  await hand.click(question.getByRole('button', { name: 'Delete course' }));
  await expectToast('Course deleted', `“${title}” is gone.`);
  await screen.findByText('You have not written a course yet.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  expect(server.requests('deleteCourse').map(({ params }) => params)).toEqual([{ courseId: course._id }]);
  expect([localStorage.getItem(String(own)), localStorage.getItem(String(other))]).toEqual([null, '{}']);
});

test('from a page of the course the way leads to the list', async () => {
  const { hand, ask, address } = open(page);
  const question = await ask();
  await hand.click(question.getByRole('button', { name: 'Delete course' }));
  await waitFor(() => expect(address()).toBe('/creator-dashboard/courses'));
  await expectToast('Course deleted', `“${title}” is gone.`);
  await screen.findByText('You have not written a course yet.');
});

test('a course that was deleted is not shown again from before, and its pages say that it is gone', async () => {
  const { hand, ask, address, history, course } = open(page);
  const question = await ask();
  await hand.click(question.getByRole('button', { name: 'Delete course' }));
  await waitFor(() => expect(address()).toBe('/creator-dashboard/courses'));
  await expectToast('Course deleted', `“${title}” is gone.`);
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(document.querySelector('main')?.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  act(() => history.back());
  await waitFor(() => expect(address()).toBe(page(course)));
  await screen.findByRole('heading', { name: 'Course Not Found' });
  watch.disconnect();
  expect(shown.filter((text) => text.includes(title))).toEqual([]);
  expect(screen.getByText('This course was deleted or never existed.')).toBeDefined();
  const way = within(screen.getByRole('main')).getByRole('link', { name: 'My Courses' });
  expect(way.getAttribute('href')).toBe('/creator-dashboard/courses');
});

test('a deletion under way cannot be asked for twice, and one that is refused says why where it was asked', async () => {
  allowErrors(/could not be deleted/);
  const answer = held(refused(409, 'No.', 'course_not_deletable'));
  const { hand, ask } = open(list, {}, { deleteCourse: answer.answer });
  const question = await ask();
  const button = question.getByRole('button', { name: 'Delete course' });
  await hand.click(button);
  await hand.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  answer.fail();
  await question.findByText(
    'Only a course that was never published and has no students can be deleted. Archive it instead.',
  );
  expect(server.requests('deleteCourse')).toHaveLength(1);
  expect(screen.getByRole('link', { name: title })).toBeDefined();
});
