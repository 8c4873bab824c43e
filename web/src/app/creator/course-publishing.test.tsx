import type { Finding } from '@academy/contract/preflight/finding.ts';
import type { Preflight } from '@academy/contract/preflight/preflight-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { allowErrors } from '@/lib/testing/allow-errors.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, refused, server } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator } from '@/lib/testing/sample-data.ts';

const course = ownCourse({ status: 'draft' });

const finding = (code: Finding['code'], title: string): Finding => ({
  ...{ code, facts: {}, second: null },
  ...{ module: { moduleId: 'm1', title: 'Loom' }, lesson: { lessonId: title, title } },
});
const found = (atOnce: Finding[], checked: Finding[] | null = null, hasChanged = false): Preflight => ({
  ...{ state: 'done', done: 0, total: 0, atOnce },
  result: checked && {
    ...{ courseState: 'x', checkedAt: '2026-03-20T10:00:00.000Z', hasChanged },
    ...{ findings: checked, total: checked.length },
  },
});

function openList(answers: Answers) {
  const { _id, publishedAt } = course;
  return openApp('/creator-dashboard/courses', {
    as: sampleCreator(),
    answers: {
      listCreatorCourses: [course],
      changeCourseStatus: ({ body: { status } }) => ({ _id, id: _id, status, publishedAt }),
      ...answers,
    },
  });
}

const publish = () => screen.findByRole('button', { name: 'Publish' });
const question = () => screen.findByRole('dialog', { name: `Publish “${course.title}” as it is?` });
const sent = () => server.requests('changeCourseStatus').map(({ body }) => body.status);

test('publishing a course in which something was found names what weighs most, and publishes all the same', async () => {
  const { hand } = openList({
    getPreflight: found(
      [],
      [
        finding('film_too_quiet', 'Warp'),
        finding('captions_missing', 'Weft'),
        finding('lesson_empty', 'Knots'),
        finding('film_failed', 'Border'),
      ],
    ),
  });
  await hand.click(await publish());
  const asked = await question();
  expect(asked.textContent).toContain('2 things in it would stop students.');
  expect(
    within(asked)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['KnotsThe lesson has neither a film nor a text.', 'BorderThe film could not be prepared.']);
  // The browser puts the focus on the first of them; that it does so is looked at in one.
  expect(asked.querySelector('a, button')?.textContent).toBe('See what was found');
  await expectAccessible('the question before publishing');
  expect(sent()).toEqual([]);
  await hand.click(within(asked).getByRole('button', { name: 'Publish anyway' }));
  await expectToast('Course published');
  expect(sent()).toEqual(['published']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what stops students is counted and named alone, and no more than three of it', async () => {
  const stopping = ['Knots', 'Border', 'Fringe', 'Hem'].map((title) => finding('lesson_empty', title));
  const { hand } = openList({
    getPreflight: found([], [...stopping, finding('captions_missing', 'Weft')]),
  });
  await hand.click(await publish());
  const asked = await question();
  expect(asked.textContent).toContain('4 things in it would stop students.');
  const items = within(asked).getAllByRole('listitem');
  expect(items).toHaveLength(4);
  expect(items.at(-1)?.textContent).toBe('And one more.');
});

test('from the question the way leads to what was found', async () => {
  const { hand, address } = openList({
    getPreflight: found([finding('lesson_empty', 'Knots')]),
    getCourse: course,
    listStudents: [],
    getCurriculum: [],
    getCertificateRule: { passMark: null },
    listCourseCertificates: { certificates: [], total: 0 },
  });
  await hand.click(await publish());
  await hand.click(within(await question()).getByRole('link', { name: 'See what was found' }));
  await screen.findByRole('heading', { name: 'Stops students (1)' });
  await waitFor(() => expect(address()).toBe(`/creator-dashboard/courses/${course._id}/detail#preflight`));
  expect(sent()).toEqual([]);
});

test.each([
  ['nothing was found', found([], [])],
  ['nobody has checked, and nothing is to be seen', found([])],
  ['an old check may name what was mended', found([], [finding('lesson_empty', 'Knots')], true)],
  ['nobody can tell', away],
])('nothing is asked where %s', async (_, getPreflight) => {
  const { hand } = openList({ getPreflight });
  await hand.click(await publish());
  await expectToast('Course published');
  expect(sent()).toEqual(['published']);
});

describe('on a page that was left after Publish was pressed', () => {
  /** Publish is pressed, and the page left, before anything is answered. */
  async function leave(answers: Answers = {}) {
    const answer = Promise.withResolvers<Preflight>();
    const { hand } = openList({
      ...{ getPreflight: () => answer.promise, getCourse: course, getCurriculum: [] },
      ...answers,
    });
    await hand.click(await publish());
    await hand.click(screen.getByRole('link', { name: 'Edit' }));
    await screen.findByRole('textbox', { name: 'Course title' });
    return answer;
  }

  test('a course in which something was found is not published, and that is said', async () => {
    const answer = await leave();
    answer.resolve(found([finding('lesson_empty', 'Knots')]));
    await expectToast(
      `“${course.title}” was not published`,
      'Something was found in it. Look at it, then publish.',
    );
    const link = screen.getByRole('link', { name: 'See what was found' });
    expect(link.getAttribute('href')).toBe(`/creator-dashboard/courses/${course._id}/detail#preflight`);
    expect(sent()).toEqual([]);
  });

  test('one in which nothing was found is published, and that is said', async () => {
    const answer = await leave();
    answer.resolve(found([], []));
    await expectToast('Course published');
    expect(sent()).toEqual(['published']);
  });

  test.each([
    ['a failure', refused(409, 'Not now', 'conflict'), 'That was not done.'],
    ['that an admin has to agree', refused(409, 'It waits', 'needs_approval'), 'Waiting for approval'],
  ])('%s is said', async (_, changeCourseStatus, title) => {
    allowErrors(/could not be changed/);
    const answer = await leave({ changeCourseStatus });
    answer.resolve(found([], []));
    await expectToast(title);
  });
});

test('what keeps the course from being published is said inside the question', async () => {
  allowErrors(/could not be changed/);
  const { hand } = openList({
    getPreflight: found([finding('lesson_empty', 'Knots')]),
    changeCourseStatus: refused(409, 'Not now', 'conflict'),
  });
  await hand.click(await publish());
  const asked = await question();
  await hand.click(within(asked).getByRole('button', { name: 'Publish anyway' }));
  await within(asked).findByRole('alert');
});

describe('where an admin has to agree', () => {
  const needsApproval = { mayCreate: true, rule: 'everybody', needsApproval: true, request: null } as const;
  const waiting = { state: 'waiting', at: '2026-11-16T10:00:00.000Z', reason: null } as const;
  const adminFirst = 'An admin looks at this course before it is published. You can go on editing it.';

  const handIn = () => screen.findByRole('button', { name: 'Hand in for approval' });

  test('where an admin has to agree, the button says so before it is pressed', async () => {
    openList({ getCreatorPermission: needsApproval });
    await handIn();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  test.each([
    ['in which something was found', found([finding('lesson_empty', 'Knots')])],
    ['in which nothing was found', found([], [])],
  ])('a course %s is handed in after a question that says so, and then only waits', async (_, result) => {
    const { hand } = openList({
      getCreatorPermission: needsApproval,
      getPreflight: result,
      changeCourseStatus: () => {
        server.answer({ listCreatorCourses: [{ ...course, approval: waiting }] });
        return refused(409, 'It waits', 'needs_approval');
      },
    });
    await hand.click(await handIn());
    const asked = await screen.findByRole('dialog', { name: `Hand in “${course.title}” for approval?` });
    within(asked).getByText(adminFirst);
    expect(within(asked).queryAllByRole('listitem')).toHaveLength(result.atOnce.length);
    await expectAccessible('the question before handing in');
    await hand.click(within(asked).getByRole('button', { name: 'Hand in for approval' }));
    await screen.findByText('Waiting for approval since November 16, 2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByText(/^An admin looks at this course/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(sent()).toEqual(['published']);
  });
});

test('a course that is handed in to an admin is told as such, and nothing is asked any more', async () => {
  const { hand } = openList({
    getPreflight: found([finding('lesson_empty', 'Knots')]),
    changeCourseStatus: refused(409, 'It waits', 'needs_approval'),
  });
  await hand.click(await publish());
  await hand.click(within(await question()).getByRole('button', { name: 'Publish anyway' }));
  await screen.findByText(/^An admin looks at this course/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
