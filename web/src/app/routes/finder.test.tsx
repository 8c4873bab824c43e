import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { lessonHash } from '@/config/paths.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { away, server, unreachable } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';

const course = ownCourse({ title: 'Weaving Jamdani', status: 'published' });
const courseId = course._id;
const found = {
  courses: [{ id: courseId, title: course.title, status: course.status }],
  lessons: [{ lessonId: 'warp', moduleId: 'loom', title: 'Warp', courseId, courseTitle: course.title }],
  students: [{ id: 's1', name: 'Wahida', email: 'w@example.com', courseId, courseTitle: course.title }],
};
const noVideo: VideoStatus = {
  state: 'none',
  percent: 0,
  remainingSeconds: null,
  failure: null,
  fileName: null,
  playing: null,
};
const nothing = { courses: [], lessons: [], students: [] };

function openStudio(answers = {}) {
  return openApp('/creator-dashboard/courses', {
    as: sampleCreator(),
    answers: {
      listCreatorCourses: [course],
      getCourse: course,
      getCurriculum: sampleCurriculum({ Loom: ['Warp', 'Weft'] }),
      findInStudio: found,
      getVideoStatus: noVideo,
      listStudents: [],
      getCertificateRule: { passMark: null },
      listCourseCertificates: { certificates: [], total: 0 },
      ...answers,
    },
  });
}

const shortcut = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { ctrlKey: true, code: 'KeyK' });
const field = () => screen.findByRole('combobox', { name: /^Find courses/ });
const active = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent;
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('combobox', { name: /^Find courses/ })).toBeNull());

test('Ctrl+K opens the finder on the creator’s pages, the keys choose, and Enter goes there', async () => {
  const { hand, address } = openStudio();
  const button = await screen.findByRole('button', { name: 'Find…' });
  button.focus();
  shortcut();
  const words = await field();
  expect(document.activeElement).toBe(words);
  expect(await active()).toBe('Create Course');
  await hand.type(words, 'wa');
  await screen.findByRole('group', { name: 'Students' });
  const groups = within(screen.getByRole('dialog'))
    .getAllByRole('group')
    .map((group) => within(group).getAllByRole('option').length);
  expect(groups.slice(0, 3)).toEqual([1, 1, 1]);
  await expectAccessible('the finder');
  expect(await active()).toContain('Weaving Jamdani');
  await hand.keyboard('{ArrowDown}{ArrowDown}');
  expect(await active()).toContain('Wahida');
  await hand.keyboard('{ArrowUp}');
  expect(await active()).toContain('Warp');
  await hand.keyboard('{Enter}');
  await isClosed();
  await waitFor(() =>
    expect(address()).toBe(`/creator-dashboard/courses/${courseId}/edit/curriculum#${lessonHash('warp')}`),
  );
  const toggle = await screen.findByRole('button', { name: /^Warp/, expanded: true });
  await waitFor(() => expect(document.activeElement).toBe(toggle));

  await hand.click(toggle);
  await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'));
  shortcut();
  const recent = await screen.findByRole('group', { name: 'Recent' });
  const again = within(recent).getByRole('option');
  expect(again.textContent).toContain('Warp');
  await hand.click(again);
  await screen.findByRole('button', { name: /^Warp/, expanded: true });
});

test('Enter that comes before the results goes to the first of them, and not to what is still listed', async () => {
  const asked = Promise.withResolvers<void>();
  const { hand, address } = openStudio({
    findInStudio: async () => {
      await asked.promise;
      return { ...nothing, students: found.students };
    },
  });
  await hand.click(await screen.findByRole('button', { name: 'Find…' }));
  await hand.type(await field(), 'wahida{Enter}');
  await waitFor(() => expect(server.requests('findInStudio')).toHaveLength(1));
  expect(address()).toBe('/creator-dashboard/courses');
  asked.resolve();
  await isClosed();
  await waitFor(() => expect(address()).toContain(`/courses/${courseId}/students?student=s1`));
});

test('Escape and the shortcut close it, and the focus is where it was', async () => {
  const { hand } = openStudio();
  const button = await screen.findByRole('button', { name: 'Find…' });
  await hand.click(button);
  await field();
  shortcut();
  await isClosed();
  await hand.click(button);
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  await isClosed();
});

test('it says that nothing was found, and why it could not look, and tries again', async () => {
  const { hand } = openStudio({ findInStudio: nothing });
  await hand.click(await screen.findByRole('button', { name: 'Find…' }));
  await hand.type(await field(), 'zzz');
  await screen.findByText('Nothing of yours fits “zzz”.');
  await expectAccessible('nothing found');
  server.answer({ findInStudio: unreachable });
  await hand.type(await field(), 'y');
  await screen.findByText('The academy cannot be reached. Please check your connection.');
  server.answer({ findInStudio: away });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Away');
  server.answer({ findInStudio: found });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: /Wahida/ });
});

test('actions are found by other words, too, and those of the best course are offered', async () => {
  const { hand, address } = openStudio();
  await hand.click(await screen.findByRole('button', { name: 'Find…' }));
  await hand.type(await field(), 'ZIP');
  await screen.findByRole('option', { name: 'Import a course' });
  for (const name of ['Edit', 'Curriculum of', 'Students of', 'Preview']) {
    await screen.findByRole('option', { name: `${name} Weaving Jamdani` });
  }
  await hand.click(screen.getByRole('option', { name: 'Unpublish or archive Weaving Jamdani…' }));
  await waitFor(() => expect(address()).toBe(`/creator-dashboard/courses/${courseId}/detail`));
});

test('outside the studio the keys mean what they mean to the browser', async () => {
  openApp('/faq', { as: sampleCreator() });
  await screen.findByRole('heading', { level: 1 });
  const event = new KeyboardEvent('keydown', {
    ctrlKey: true,
    code: 'KeyK',
    cancelable: true,
    bubbles: true,
  });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(screen.queryByRole('button', { name: 'Find…' })).toBeNull();
});
