import type { Student, StudentProgress } from '@academy/contract/students/student-calls.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, refused, server, unreachable } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator, sampleUser } from '@/lib/testing/sample-data.ts';

const course = ownCourse({ status: 'published' });
const dayMs = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const student = (id: string, more: Partial<Student> = {}): Student => ({
  ...{ id, name: id, email: `${id}@example.com`, progress: 0 },
  ...{ enrolledAt: daysAgo(60), lastActive: daysAgo(60) },
  ...more,
});
const begun = student('Stopped', { progress: 40, lastActive: daysAgo(20) });
const idle = student('=Idle()', { email: '+idle@example.com' });
const students = [
  begun,
  student('Done', { progress: 100, lastActive: daysAgo(20) }),
  student('Fresh', { enrolledAt: daysAgo(2), lastActive: daysAgo(2) }),
  idle,
];
const lesson = { moduleId: 'm', moduleTitle: 'Loom' };
const stopped: StudentProgress = {
  ...begun,
  completedLessons: 2,
  lessons: [
    {
      ...{ ...lesson, lessonId: '1', title: 'Warp', openedAt: '2026-02-03T12:00:00.000Z' },
      ...{ film: { seconds: 100, position: 99 }, quiz: { questions: 3, answered: 3, right: 2 } },
    },
    {
      ...{ ...lesson, lessonId: '2', title: 'Weft', openedAt: '2026-02-04T12:00:00.000Z' },
      ...{ film: { seconds: 100, position: 65 }, quiz: { questions: 3, answered: 0, right: 0 } },
    },
    {
      ...{ ...lesson, lessonId: '3', title: 'Hem', openedAt: null },
      ...{ film: { seconds: 100, position: 0 }, quiz: null },
    },
  ],
  certificate: { id: 'c1', issuedAt: '2026-03-05T12:00:00.000Z', isRevoked: false },
  remark: { content: '', updatedAt: null },
};

const open = (query = '', answers: Answers = {}) =>
  openApp(`/courses/${course._id}/students${query}`, {
    as: sampleCreator(),
    answers: { getCourse: course, listStudents: students, getStudent: stopped, ...answers },
  });
const names = () => [...document.querySelectorAll('tbody td:first-child a')].map((name) => name.textContent);

test('who was enrolled by somebody else and never came is told so, in the list and on the own sheet', async () => {
  const mina = student('Mina', { enrolledAt: daysAgo(0), lastActive: daysAgo(0), neverCame: true });
  const { hand } = open('', { listStudents: [mina], getStudent: { ...stopped, ...mina } });
  await screen.findByText('Not opened yet');
  expect(screen.queryByText('0 minutes ago')).toBeNull();
  await hand.click(screen.getByRole('link', { name: 'Mina' }));
  const sheet = within(await screen.findByRole('dialog'));
  const term = await sheet.findByText('Last seen');
  expect(term.nextElementSibling?.textContent).toBe('Not opened yet');
});

test('students are filtered by an address, counted, and searched within', async () => {
  const { hand, address } = open('?filter=stuck');
  await waitFor(() => expect(names()).toEqual(['Stopped']));
  const filters = screen.getByRole('navigation', { name: 'Filter students' });
  expect(
    within(filters)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([...['All4', 'Stuck1', 'Finished1', 'New1']]);
  expect(screen.getByText('Began, has not finished, and did nothing for 14 days.')).toBeDefined();
  await expectAccessible('stuck students');
  await hand.click(within(filters).getByRole('link', { name: /^Finished/ }));
  await waitFor(() => expect(names()).toEqual(['Done']));
  expect(address()).toBe(`/courses/${course._id}/students?filter=finished`);
  await hand.type(screen.getByRole('searchbox', { name: /Search students/ }), 'stopped');
  await screen.findByRole('heading', { name: 'No student matches your search.' });
  await hand.click(within(filters).getByRole('link', { name: /^All/ }));
  await waitFor(() => expect(names()).toEqual(['Stopped']));
});

test('nobody among those of a filter is said in its words', async () => {
  const { hand } = open('?filter=new', { listStudents: students.slice(0, 2) });
  await screen.findByRole('heading', { name: 'Nobody is new.' });
  await hand.click(screen.getByRole('link', { name: 'All students' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('the list is taken along as a file, as it is filtered, and runs nothing in a spreadsheet', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:students');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { hand } = open();
  await hand.type(await screen.findByRole('searchbox', { name: /Search students/ }), 'idle');
  await waitFor(() => expect(names()).toEqual(['=Idle()']));
  await hand.click(screen.getByRole('button', { name: 'CSV' }));
  const { enrolledAt } = idle;
  const [file] = made.mock.calls[0] ?? [];
  if (!(file instanceof Blob)) throw new Error('No file was made.');
  expect((await file.text()).replace('\uFEFF', '')).toBe(
    '"Student","Email","Progress","Last Active","Enrolled"\n' +
      `"'=Idle()","'+idle@example.com","0","${enrolledAt}","${enrolledAt}"\n`,
  );
  clicked.mockRestore();
  made.mockRestore();
});

test('a click on a student opens their progress by lesson at an address of its own', async () => {
  const { hand, address } = open();
  await hand.click(await screen.findByRole('link', { name: 'Stopped' }));
  const sheet = await screen.findByRole('dialog', { name: 'Stopped' });
  expect(address()).toBe(`/courses/${course._id}/students?student=Stopped`);
  await within(sheet).findByText('2 of 3 lessons');
  const lines = within(sheet)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'WarpOpened Feb 3, 2026 · Film watched to the end · 2 of 3 questions right',
    'WeftOpened Feb 4, 2026 · Film at 1:05 of 1:40 · Questions not answered',
    'HemNot opened yet · Film not begun',
  ]);
  expect(within(sheet).getByRole('link', { name: 'Write to them' }).getAttribute('href')).toBe(
    'mailto:Stopped@example.com',
  );
  expect(within(sheet).getByRole('link', { name: 'Issued March 5, 2026' }).getAttribute('href')).toBe(
    '/certificates/c1',
  );
  await expectAccessible('one student');
  await hand.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(`/courses/${course._id}/students`);
});

test('a note about a student saves itself, says so, and tells when it could not', async () => {
  const { hand } = open('?student=Stopped', {
    saveRemark: ({ body }) => ({ content: body.content, updatedAt: daysAgo(0) }),
  });
  const note = await screen.findByRole('textbox', { name: 'Your note' });
  const state = () => within(screen.getByRole('region', { name: 'Your note' })).getByRole('status');
  await hand.type(note, 'Ask about the loom');
  expect(state().textContent).toBe('Not saved yet');
  await waitFor(() => expect(state().textContent).toBe('Saved'));
  expect(server.requests('saveRemark').map(({ body }) => body.content)).toEqual(['Ask about the loom']);
  server.answer({ saveRemark: unreachable });
  await hand.type(note, '!');
  await screen.findByText('The academy cannot be reached. Please check your connection.');
  expect(state().textContent).toBe('Not saved');
  server.answer({ saveRemark: away });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Away');
  await expectAccessible('a note that was not saved');
  server.answer({ saveRemark: ({ body }) => ({ content: body.content, updatedAt: daysAgo(0) }) });
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(state().textContent).toBe('Saved'));
  expect(server.requests('saveRemark').at(-1)?.body).toEqual({ content: 'Ask about the loom!' });
});

test('what was typed last is saved when the sheet closes', async () => {
  const { hand } = open('?student=Stopped', {
    saveRemark: ({ body }) => ({ content: body.content, updatedAt: daysAgo(0) }),
  });
  await hand.type(await screen.findByRole('textbox', { name: 'Your note' }), 'Late');
  await hand.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(server.requests('saveRemark').map(({ body }) => body.content)).toEqual(['Late']),
  );
});

test('what was typed during a save is saved after it, also when the sheet is closed by then', async () => {
  const first = Promise.withResolvers<void>();
  const { hand } = open('?student=Stopped', {
    saveRemark: async ({ body }) => {
      if (body.content === 'First') await first.promise;
      return { content: body.content, updatedAt: daysAgo(0) };
    },
  });
  const note = await screen.findByRole('textbox', { name: 'Your note' });
  const sent = () => server.requests('saveRemark').map(({ body }) => body.content);
  await hand.type(note, 'First');
  await waitFor(() => expect(sent()).toEqual(['First']));
  await hand.type(note, ' and last');
  await hand.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual(['First']);
  first.resolve();
  await waitFor(() => expect(sent()).toEqual(['First', 'First and last']));
});

test('somebody who is not enrolled is told to be so, and a failure is tried again', async () => {
  const { hand } = open('?student=gone', {
    getStudent: refused(404, 'This person is not enrolled in the course.', 'student_not_found'),
  });
  await screen.findByText('This person is not enrolled in the course.');
  await hand.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  server.answer({ getStudent: away });
  await hand.click(screen.getByRole('link', { name: 'Stopped' }));
  await screen.findByText('The student could not be loaded.');
  server.answer({ getStudent: stopped });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('2 of 3 lessons');
});

test('an admin takes a student out of the course, and reads first what is kept', async () => {
  const as = sampleUser({ role: 'admin' });
  const answers = { getCourse: course, listStudents: students, getStudent: stopped };
  const { hand, address } = openApp(`/courses/${course._id}/students?student=Stopped`, { as, answers });
  await hand.click(await screen.findByRole('button', { name: 'Take out of the course' }));
  const title = `Take Stopped out of “${course.title}”?`;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  dialog.getByText(/^What they did there is kept: completed lessons, notes, answers and reviews/);
  dialog.getByText('They can enroll again while the course is published, and go on where they were.');
  await expectAccessible('taking a student out of a course');
  server.answer({ removeStudent: unreachable });
  await hand.click(dialog.getByRole('button', { name: 'Take out of the course' }));
  await dialog.findByText('The academy cannot be reached. Please check your connection.');
  server.answer({ removeStudent: {}, listStudents: students.slice(1) });
  await hand.click(dialog.getByRole('button', { name: 'Take out of the course' }));
  await screen.findByText('Stopped is not in the course any more.');
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(`/courses/${course._id}/students`);
  expect(server.requests('removeStudent').at(-1)?.params).toEqual({
    courseId: course._id,
    studentId: 'Stopped',
  });
});

test('an author cannot: their students were promised lifetime access', async () => {
  open('?student=Stopped');
  await screen.findByText('2 of 3 lessons');
  expect(screen.queryByRole('button', { name: 'Take out of the course' })).toBeNull();
});
