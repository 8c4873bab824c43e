import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server } from '@/lib/testing/fake-server.ts';
import { sampleCourse, sampleCurriculum, sampleUser } from '@/lib/testing/sample-data.ts';

const noVideo = {
  state: 'none',
  percent: 0,
  remainingSeconds: null,
  failure: null,
  fileName: null,
  playing: null,
} as const;

function openResources(answers: Answers = {}, tab = '?tab=resources') {
  const course = sampleCourse({ isEnrolled: true });
  const modules = sampleCurriculum({ One: ['Hello'] });
  const [lesson] = modules.flatMap((module) => module.lessons);
  if (lesson === undefined) throw new Error('There is no lesson.');
  const address = `/course/${course._id}/module/${lesson.moduleId}/lesson/${lesson._id}${tab}`;
  return {
    ...openApp(address, {
      as: sampleUser(),
      answers: {
        getCourse: course,
        getCurriculum: modules,
        getLesson: lesson,
        getVideoStatus: noVideo,
        getQuiz: { questions: [], attempts: [], best: null, answered: {} },
        ...learner,
        ...answers,
      },
    }),
    course,
    lesson,
  };
}

const learner: Answers = {
  getEnrollmentStatus: {
    enrolled: true,
    progress: 0,
    completedLessons: 0,
    lastWatchedLessonId: null,
    lessons: {},
  },
  completeLesson: {},
  getPlaybackPosition: { seconds: 0 },
  getNote: { content: '', updatedAt: null },
};

test('files are downloads with their kind and size, links lead elsewhere and say where', async () => {
  const { course, lesson } = openResources({
    listResources: [
      {
        ...{ _id: 'f', id: 'f', kind: 'file', name: 'Slides', description: 'For print', extension: '.pdf' },
        ...{ bytes: 1_234_567, order: 1, revision: 1 },
      },
      {
        ...{
          _id: 'g',
          id: 'g',
          kind: 'link',
          name: 'Guide',
          description: '',
          url: 'https://example.org/a?b',
        },
        ...{ order: 2, revision: 1 },
      },
    ],
  });
  const file = await screen.findByRole('link', { name: /^Slides/ });
  expect(file.textContent).toBe('SlidesFor printPDF · 1.2 MB');
  expect(file.getAttribute('href')).toBe(
    `/api/courses/${course._id}/modules/${lesson.moduleId}/lessons/${lesson._id}/resources/f/file`,
  );
  expect(file.hasAttribute('download')).toBe(true);
  const link = screen.getByRole('link', { name: /^Guide example.org .opens in a new tab.$/ });
  expect(link.getAttribute('href')).toBe('https://example.org/a?b');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  expect(screen.queryByText('Course slides')).toBeNull();
  await expectAccessible('the files of a lesson');
});

test('a lesson without files shows the three placeholders', async () => {
  openResources();
  await screen.findByRole('link', { name: /^Course slides/ });
  const region = screen.getByRole('region', { name: 'Resources' });
  expect(within(region).getAllByRole('link')).toHaveLength(3);
});

test('files that cannot be loaded are no reason for placeholders, and come on request', async () => {
  const { hand } = openResources({ listResources: away });
  await screen.findByText('The files could not be loaded.');
  expect(screen.queryByText('Course slides')).toBeNull();
  server.answer({ listResources: [] });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /^Course slides/ });
});

test('takeaways of the author stand where the general ones do', async () => {
  const course = openResources({}, '');
  await screen.findByText('Say the main idea in one sentence of your own before you go on.');
  course.close();
  const lesson = { ...course.lesson, takeaways: ['Warp before weft', 'টান সমান রাখুন'] };
  openResources({ getLesson: lesson }, '');
  const taken = await screen.findByRole('region', { name: 'Key Takeaways' });
  expect(
    within(taken)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Warp before weft', 'টান সমান রাখুন']);
});
