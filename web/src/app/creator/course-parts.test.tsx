import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import type { Answers } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';

afterEach(() => vi.restoreAllMocks());

const course = ownCourse({ status: 'draft', studentCount: 3 });
const page = (name: string) => `/creator-dashboard/courses/${course._id}/${name}`;

const parts: Record<string, Partial<Lesson>> = {
  Full: { content: 'Slowly.', parts: { video: 'ready', captions: true, questions: true } },
  Broken: { content: '', parts: { video: 'failed', captions: false, questions: false } },
  Empty: { content: '' },
};
const sentences = {
  Full: 'It has: video ready, text, quiz, captions',
  Broken: 'It has: video failed, no text, no quiz, no captions',
  Empty: 'It has: no video, no text, no quiz, no captions',
};

function answers(): Answers {
  const modules = sampleCurriculum({ Films: Object.keys(parts) }).map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({ ...lesson, ...parts[lesson.title] })),
  }));
  return {
    getCourse: course,
    getCurriculum: modules,
    listStudents: [],
    getCertificateRule: { passMark: null },
    listCourseCertificates: { certificates: [], total: 0 },
  };
}

const rowOf = (title: string) => screen.getByText(title, { exact: true }).closest('li') ?? document.body;

test.each(['curriculum', 'detail'])(
  'each lesson tells what it has and lacks, in the editor and on the details page: %s',
  async (name) => {
    openApp(page(name), { as: sampleCreator(), answers: answers() });
    await screen.findByText('Full', { exact: true });
    for (const [title, sentence] of Object.entries(sentences)) {
      expect(within(rowOf(title)).getByText(sentence), title).toBeDefined();
    }
    // What a pointer finds.
    const titles = [...rowOf('Broken').querySelectorAll('[title]')].map((sign) => sign.getAttribute('title'));
    expect(titles).toEqual(['video failed', 'no text', 'no quiz', 'no captions']);
    await expectAccessible('what lessons have');
  },
);

test('the pages of a course lead to each other, under its name', async () => {
  const { hand } = openApp(page('detail'), { as: sampleCreator(), answers: answers() });
  await screen.findByRole('heading', { level: 1, name: course.title });
  const tabs = () => within(screen.getByRole('navigation', { name: 'Pages of this course' }));
  const names = () =>
    tabs()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  // A draft that has students leads to them, too.
  expect(names()).toEqual(['Course Details', 'Curriculum', 'Figures and Check', 'Students']);
  expect(tabs().getByRole('link', { name: 'Figures and Check' }).getAttribute('aria-current')).toBe('page');
  await hand.click(tabs().getByRole('link', { name: 'Curriculum' }));
  await screen.findByText('Full', { exact: true });
  expect(screen.getByRole('heading', { level: 1, name: course.title })).toBeDefined();
  // Beside the two tabs of the editor.
  expect(names()).toEqual(['Figures and Check', 'Students']);
  // Who has written the lessons publishes them from there.
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDefined();
});

test.each([
  { path: `/courses/${course._id}/students`, chosen: 'Students' },
  { path: page('detail'), chosen: 'Figures and Check' },
  { path: page('edit/curriculum'), chosen: 'Curriculum' },
])('the chosen tab of $chosen comes into view on a phone, and the page stays where it is', async (given) => {
  // A row of 360 pixels, whose chosen tab is cut off at its right edge.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[aria-current=page], [aria-selected=true]')
      ? new DOMRect(330, 0, 80, 48)
      : new DOMRect(0, 0, 360, 48);
  });
  const scrollPage = vi.spyOn(Element.prototype, 'scrollIntoView');
  openApp(given.path, { as: sampleCreator(), answers: answers() });
  const nav = await screen.findByRole('navigation', { name: 'Pages of this course' });
  const row = nav.parentElement ?? nav;
  const chosen = row.querySelector('[aria-current=page], [aria-selected=true]');
  expect(chosen?.textContent).toBe(given.chosen);
  // In the middle.
  await expect.poll(() => row.scrollLeft).toBe(190);
  expect(scrollPage).not.toHaveBeenCalled();
});
