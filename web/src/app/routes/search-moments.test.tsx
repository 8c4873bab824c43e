import type { Moment } from '@academy/contract/search/search-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server } from '@/lib/testing/fake-server.ts';
import { newId, sampleCourse, sampleCurriculum, sampleUser } from '@/lib/testing/sample-data.ts';

const course = sampleCourse({ title: 'Weaving', isEnrolled: true });

function said(sentence: string, seconds: number, change: Partial<Moment> = {}): Moment {
  const [before = '', hit = '', after = ''] = sentence.split(/[[\]]/);
  return {
    courseId: course._id,
    courseTitle: course.title,
    moduleId: newId(),
    lessonId: newId(),
    lessonTitle: 'Threading the loom',
    canOpen: true,
    kind: 'speech',
    passage: [
      { text: before, isHit: false },
      { text: hit, isHit: true },
      { text: after, isHit: false },
    ],
    language: 'en',
    seconds,
    ...change,
  };
}

const addressOf = ({ courseId, moduleId, lessonId, seconds }: Moment) =>
  `/course/${courseId}/module/${moduleId}/lesson/${lessonId}${seconds === undefined ? '' : `?t=${seconds}`}`;
const none: Answers = { listCourses: [], searchMoments: { moments: [], after: null } };

test('the catalogue shows moments in films beside courses, and more of them by a button', async () => {
  const first = said('Then the [weft] goes under', 75);
  const second = said('A second [weft]', 3600, { lessonTitle: 'The first flower' });
  const { hand } = openApp('/courses?search=weft', {
    as: sampleUser(),
    answers: {
      listCourses: [course],
      searchMoments: ({ query: { after } }) =>
        after === undefined ? { moments: [first], after: 'there' } : { moments: [second], after: null },
    },
  });
  const moments = within(await screen.findByRole('region', { name: 'Found in lessons' }));
  const link = await moments.findByRole('link', { name: /weft/ });
  expect(link.getAttribute('href')).toBe(addressOf(first));
  expect(link.querySelector('mark')?.textContent).toBe('weft');
  expect(link.textContent).toBe('Then the weft goes under1:15Threading the loom · Weaving');
  expect(screen.getByRole('region', { name: 'All Courses' }).textContent).toContain('Weaving');
  await expectAccessible('moments in the catalogue');
  await hand.click(moments.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(moments.getAllByRole('link')).toHaveLength(2));
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe(addressOf(second)));
  expect(moments.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a lesson that a visitor may not open leads to its course, where it plays if it is a preview', async () => {
  const title = {
    ...said('The [weft]', 0, { kind: 'title', canOpen: false, language: null }),
    seconds: undefined,
  };
  openApp('/courses?search=weft', { answers: { ...none, searchMoments: { moments: [title], after: null } } });
  const moments = within(await screen.findByRole('region', { name: 'Found in lessons' }));
  expect((await moments.findByRole('link')).getAttribute('href')).toBe(
    `/course/${course._id}?preview=${title.lessonId}`,
  );
  expect(screen.getByRole('heading', { name: 'No course matches your search.' })).toBeDefined();
});

test('where no moment is found there is no group of them, and without words nobody asks', async () => {
  const { close } = openApp('/courses?search=weft', { answers: none });
  await screen.findByRole('heading', { name: 'No course matches your search.' });
  await waitFor(() => expect(server.requests('searchMoments')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Found in lessons' })).toBeNull());
  close();
  openApp('/courses?search=weft&categoryId=3', { answers: none });
  await screen.findByRole('heading', { name: 'No course matches your search.' });
  expect(server.requests('searchMoments')).toHaveLength(1);
});

test('lessons that cannot be searched are told, and tried again', async () => {
  const { hand } = openApp('/courses?search=weft', { answers: { ...none, searchMoments: away } });
  const moments = within(await screen.findByRole('region', { name: 'Found in lessons' }));
  await moments.findByText('The lessons could not be searched.', undefined, { timeout: 15_000 });
  server.answer({ searchMoments: { moments: [said('The [weft]', 4)], after: null } });
  await hand.click(moments.getByRole('button', { name: 'Try again' }));
  expect((await moments.findByRole('link')).textContent).toContain('0:04');
}, 20_000);

test('the header suggests courses and moments in groups, which the arrow keys walk through', async () => {
  const moment = said('Then the [weft] goes under', 75);
  const { hand, address } = openApp('/faq', {
    answers: { listCourses: [course], searchMoments: { moments: [moment], after: null } },
  });
  const search = await screen.findByRole('combobox', { name: 'Search courses' });
  await hand.type(search, 'weft');
  const list = within(
    await screen.findByRole('listbox', { name: 'Suggested courses and places in lessons' }),
  );
  const inGroup = (name: string) => within(list.getByRole('group', { name })).getAllByRole('option');
  expect(inGroup('Courses')).toHaveLength(1);
  expect(inGroup('Found in lessons')[0]?.textContent).toBe(
    'Then the weft goes under1:15Threading the loom · Weaving',
  );
  await screen.findByText('2 suggestions. Use the arrow keys to choose one.');
  await expectAccessible('suggestions in groups');
  await hand.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('weft');
  server.answer({ getCourse: away, getCurriculum: away, getLesson: away });
  await hand.keyboard('{Enter}');
  await waitFor(() => expect(address()).toContain(moment.lessonId));
});

test('a reader searches within a course, in place of its outline', async () => {
  const modules = sampleCurriculum({ 'At the loom': ['Threading the loom'] });
  const { hand } = openApp(`/course/${course._id}`, {
    as: sampleUser(),
    answers: {
      getCourse: course,
      getCurriculum: modules,
      getEnrollmentStatus: {
        enrolled: true,
        progress: 0,
        completedLessons: 0,
        lastWatchedLessonId: null,
        lessons: {},
      },
      searchMoments: ({ query: { q } }) => ({
        moments: q === 'weft' ? [said('The [weft]', 9)] : [],
        after: null,
      }),
    },
  });
  const box = await screen.findByRole('searchbox', { name: 'Search this course' });
  await hand.type(box, 'weft');
  const link = await screen.findByRole('link', { name: /The weft/ });
  expect(link.textContent).toBe('The weft0:09Threading the loom');
  expect(screen.queryByRole('button', { name: /^At the loom/ })).toBeNull();
  await screen.findByText('1 place found');
  expect(server.requests('searchMoments')[0]?.query).toMatchObject({ q: 'weft', courseId: course._id });
  await expectAccessible('a search within a course');
  await hand.type(box, 's');
  await screen.findByText('Nothing in this course has these words.');
  await hand.keyboard('{Escape}');
  await screen.findByRole('button', { name: /^At the loom/ });
});

test('what has no time says what it is instead, in the same place', async () => {
  const untimed = (kind: Moment['kind'], sentence: string): Moment => ({
    ...said(sentence, 0, { kind }),
    seconds: undefined,
  });
  const moments = [
    untimed('title', 'The [weft]'),
    untimed('content', 'A [weft] is wet'),
    said('Dry [weft]', 9),
  ];
  openApp('/courses?search=weft', { answers: { ...none, searchMoments: { moments, after: null } } });
  const found = within(await screen.findByRole('region', { name: 'Found in lessons' }));
  expect((await found.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    'The weftLessonWeaving',
    'A weft is wetTextThreading the loom · Weaving',
    'Dry weft0:09Threading the loom · Weaving',
  ]);
});

test('who may not read a course has no search within it', async () => {
  openApp(`/course/${course._id}`, { answers: { getCourse: course, getCurriculum: [] } });
  await screen.findByRole('heading', { level: 1, name: 'Weaving' });
  expect(screen.queryByRole('searchbox', { name: 'Search this course' })).toBeNull();
});
