import type { Course } from '@academy/contract/courses/course.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator, sampleCreatorSettings, sampleUser } from '@/lib/testing/sample-data.ts';

/** One course as the server has it, whose status can be changed. */
function studioOf(first: Course): Answers {
  let course = first;
  return {
    listCreatorCourses: () => [course],
    getCourse: () => course,
    getCurriculum: [],
    listStudents: [],
    getCreatorSettings: sampleCreatorSettings(),
    getCertificateRule: { passMark: null },
    listCourseCertificates: { certificates: [], total: 0 },
    changeCourseStatus: ({ body: { status } }) => {
      const publishedAt = status === 'published' ? '2026-03-04T00:00:00.000Z' : course.publishedAt;
      course = { ...course, status, publishedAt };
      return { _id: course._id, id: course._id, status, publishedAt };
    },
  };
}

const button = (name: string) => screen.findByRole('button', { name });
const card = () => screen.getByText('Weaving Jamdani by Hand').closest('li') ?? document.body;

test('an author without courses is led to a first one', async () => {
  const { hand, address } = openApp('/creator-dashboard', {
    as: sampleUser(),
    answers: {
      listCreatorCourses: [],
      getCreatorPermission: { mayCreate: true, rule: 'everybody', needsApproval: false, request: null },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  expect(screen.getByText(/will appear here/)).toBeDefined();
  await expectAccessible('the overview');
  const sections = within(screen.getByRole('navigation', { name: 'Creator dashboard' }));
  await hand.click(sections.getByRole('link', { name: 'Courses' }));
  await waitFor(() => expect(address()).toBe('/creator-dashboard/courses'));
  await screen.findByRole('link', { name: 'Create Your First Course' });
  await expectAccessible('no courses yet');
  await hand.click(screen.getByRole('link', { name: 'Create Your First Course' }));
  await waitFor(() => expect(address()).toBe('/creator-dashboard/create'));
  await waitFor(() =>
    expect(sections.getByRole('link', { name: 'Create Course' }).getAttribute('aria-current')).toBe('page'),
  );
});

const inSight = () =>
  [...card().querySelectorAll('a, button')].map(({ textContent }) => textContent).filter(Boolean);

test('a course goes through its states, and each state has its own actions', async () => {
  const course = ownCourse();
  const { hand } = openApp('/creator-dashboard/courses', { as: sampleCreator(), answers: studioOf(course) });
  const menu = () => button(`Actions for course ${course.title}`);
  const openMenu = async () => {
    await hand.click(await menu());
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };
  const choose = async (name: string) => {
    await openMenu();
    await hand.click(screen.getByRole('menuitem', { name }));
  };
  await screen.findByText('Draft');
  expect(screen.getByText('Not published yet')).toBeDefined();
  expect(inSight()).toEqual([course.title, 'Edit', 'Publish']);
  expect(await openMenu()).toEqual([
    'Details',
    'Curriculum',
    'Preview',
    'Check before publishing',
    'Archive',
    'Delete course…',
  ]);
  await expectAccessible('the menu of a course');
  await hand.keyboard('{Escape}');
  expect(document.activeElement).toBe(await menu());
  expect(card().textContent).not.toContain('completion rate');
  expect(card().querySelector('img')).not.toBeNull();

  await hand.click(await button('Publish'));
  await waitFor(() => expect(within(card()).getByText('Published')).toBeDefined());
  expect(server.requests('changeCourseStatus')).toEqual([
    { params: { courseId: course._id }, query: undefined, body: { status: 'published' } },
  ]);
  // The button that was pressed is gone.
  await waitFor(async () => expect(document.activeElement).toBe(await menu()));
  expect(card().textContent).toContain('0 students');
  expect(card().textContent).toContain('0% completion rate');
  expect(card().textContent).toMatch(/Published Mar \d+, 2026/);
  expect(inSight()).toEqual([course.title, 'Details', 'Students']);
  const students = within(card()).getByRole('link', { name: 'Students' });
  expect(students.getAttribute('href')).toBe(`/courses/${course._id}/students`);
  expect(await openMenu()).toEqual([
    ...['Edit', 'Curriculum', 'Preview', 'Check the course'],
    ...['Unpublish', 'Archive'],
  ]);

  await hand.click(screen.getByRole('menuitem', { name: 'Unpublish' }));
  await screen.findByText('Draft');
  await choose('Archive');
  await screen.findByText('Archived');
  expect(inSight()).toEqual([course.title, 'Details', 'Restore']);
  await expectAccessible('a course that was put away');
  await hand.click(await button('Restore'));
  await screen.findByText('Draft');
});

test('courses that cannot be loaded are said to be so, and asked for again', async () => {
  const course = ownCourse();
  const { hand } = openApp('/creator-dashboard/courses', {
    as: sampleCreator(),
    answers: { listCreatorCourses: away },
  });
  await screen.findByText('Failed to load courses. Please try again later.');
  await expectAccessible('no courses could be loaded');
  server.answer({ listCreatorCourses: [course] });
  await hand.click(await button('Try again'));
  await screen.findByRole('heading', { name: course.title });
});

test('the list is accessible to all, with courses in every state', async () => {
  openApp('/creator-dashboard/courses', {
    as: sampleCreator(),
    answers: {
      listCreatorCourses: [
        ownCourse({ status: 'published', publishedAt: '2026-03-04T00:00:00.000Z' }),
        ownCourse({ title: 'Put away', status: 'archived' }),
        ownCourse({ title: 'বাংলা টাইপোগ্রাফি' }),
      ],
    },
  });
  await screen.findByRole('heading', { name: 'Put away' });
  expect(screen.getAllByText(/^(Published|Draft|Archived)$/).map((pill) => pill.textContent)).toEqual([
    'Published',
    'Archived',
    'Draft',
  ]);
  await expectAccessible('courses in every state');
});

test.each([
  ['/creator-dashboard/dashboard', '/creator-dashboard/dashboard'],
  ['/creator-dashboard/create-course', '/creator-dashboard/create-course'],
  ['/creator-dashboard/settings', '/creator-dashboard/settings'],
  ['/creator-dashboard/nowhere', '/creator-dashboard'],
  ['/creator-dashboard/courses/bread/curriculum', '/creator-dashboard/courses/bread/curriculum'],
  ['/creator-dashboard/create?id=bread', '/creator-dashboard/courses/bread/edit'],
])('%s is a page of the dashboard, which is highlighted', async (asked, shown) => {
  const { address } = openApp(asked, {
    as: sampleCreator(),
    answers: studioOf(ownCourse({ _id: 'bread', id: 'bread' })),
  });
  await waitFor(() => expect(address()).toBe(shown));
  const [link] = await screen.findAllByRole('link', { name: 'Creator Dashboard' });
  await waitFor(() => expect(link?.dataset['status']).toBe('active'));
  if (!shown.endsWith('/curriculum')) return;
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Curriculum'));
});

test('the detail page of a course tells what is not there yet, and changes its state too', async () => {
  const course = ownCourse();
  const { hand } = openApp(`/creator-dashboard/courses/${course._id}/detail`, {
    as: sampleCreator(),
    answers: studioOf(course),
  });
  await screen.findByRole('heading', { level: 1, name: course.title });
  await screen.findByText('No students yet');
  await screen.findByText("This course doesn't have any content yet.");
  await hand.click(await button('Publish'));
  await screen.findByRole('link', { name: 'Students' });
  await expectAccessible('the details of a course');
});
