import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { doneWith, lastAsked, listOf, weft } from '@/app/testing/open-assistant.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { quotingAnswer, streamed } from '@/lib/testing/fake-answer.ts';
import { away, server } from '@/lib/testing/fake-server.ts';
import {
  ownCourse,
  sampleCourse,
  sampleCreator,
  sampleCurriculum,
  sampleUser,
} from '@/lib/testing/sample-data.ts';

const enrolled = {
  ...{ enrolled: true, progress: 0, completedLessons: 0, lastWatchedLessonId: null, lessons: {} },
};

function openCourse(canAnswer: boolean, line = streamed()) {
  const course = sampleCourse({ isEnrolled: true });
  return openApp(`/course/${course._id}`, {
    as: sampleUser(),
    answers: {
      getCourse: course,
      getCurriculum: sampleCurriculum({ 'At the loom': ['Threading the loom'] }),
      getEnrollmentStatus: { ...enrolled, canAnswer },
      listChats: listOf(),
      askQuestion: line.answer,
    },
  });
}

test('who is enrolled asks the course, and the answer leads into its lessons', async () => {
  const line = streamed();
  const { hand } = openCourse(true, line);
  const button = await screen.findByRole('button', { name: 'Ask this course' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(server.made()).not.toContain('listChats');
  await hand.click(button);
  const panel = within(await screen.findByRole('region', { name: 'AI Assistant' }));
  await hand.type(panel.getByPlaceholderText('Type a message...'), 'Where is the weft?{Enter}');
  await waitFor(() => expect(lastAsked()?.body).toMatchObject({ lessonId: null }));
  expect(lastAsked()?.body.atSeconds).toBeUndefined();
  expect(panel.getByRole('log').textContent).toContain('What would you like to know about this course?');
  await line.say(doneWith(quotingAnswer(weft)));
  const chip = await panel.findByRole('link', { name: 'at 1 minute 15 seconds of The first flower' });
  expect(chip.getAttribute('href')).toContain(`/lesson/${weft.lessonId}?t=75`);
  await expectAccessible('a course that answers');
});

test('a course that has nothing to answer from is not asked', async () => {
  openCourse(false);
  await screen.findByRole('heading', { level: 1, name: 'Weaving Jamdani by Hand' });
  expect(screen.queryByRole('button', { name: 'Ask this course' })).toBeNull();
});

const asked = {
  moments: [
    { lessonId: 'l1', moduleId: 'm1', lessonTitle: 'Threading the loom', seconds: 26, count: 3 },
    { lessonId: 'l2', moduleId: 'm1', lessonTitle: 'The first flower', seconds: null, count: 1 },
  ],
  unanswered: [
    {
      ...{ id: 'q1', question: 'Which yarn is best?', askedAt: '2026-11-16T10:00:00.000Z' },
      ...{ lesson: { lessonId: 'l1', moduleId: 'm1', lessonTitle: 'Threading the loom' }, studentName: null },
    },
    {
      ...{ id: 'q2', question: 'Who won?', askedAt: '2026-11-15T10:00:00.000Z' },
      ...{ lesson: null, studentName: 'Nadia Rahman' },
    },
  ],
};

function openDetails(answer: typeof asked | typeof away) {
  const course = ownCourse();
  return openApp(`/creator-dashboard/courses/${course._id}/detail`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      getCurriculum: [],
      listStudents: [],
      getCertificateRule: { passMark: null },
      listCourseCertificates: { certificates: [], total: 0 },
      getAskedQuestions: answer,
    },
  });
}

test('an author sees what students ask about, and what found no answer, without names unless they agreed', async () => {
  openDetails(asked);
  const panel = within(await screen.findByRole('region', { name: 'What students ask' }));
  const moment = panel.getByRole('link', { name: /^0:26 ?Threading the loom ?Asked 3 times$/ });
  expect(moment.getAttribute('href')).toMatch(/\/module\/m1\/lesson\/l1\?t=26$/);
  expect(panel.getByRole('link', { name: /^The first flower ?Asked 1 time$/ })).toBeDefined();
  const [first, second] = panel
    .getAllByText(/Which yarn|Who won/)
    .map((text) => text.closest('li')?.textContent);
  expect(first).toContain('A student· Nov 16, 2026· Threading the loom');
  expect(second).toContain('Nadia Rahman· Nov 15, 2026');
  await expectAccessible('what students ask');
});

test('where all questions found an answer it says so, and where nobody asked there is nothing', async () => {
  const { close } = openDetails({ ...asked, unanswered: [] });
  await screen.findByText('Every question has found an answer so far.');
  close();
  openDetails({ moments: [], unanswered: [] });
  await screen.findByRole('region', { name: 'Facts' });
  await waitFor(() => expect(server.requests('getAskedQuestions')).toHaveLength(2));
  expect(screen.queryByRole('region', { name: 'What students ask' })).toBeNull();
});

test('what students ask can be asked for again where it could not be loaded', async () => {
  const { hand } = openDetails(away);
  const panel = within(await screen.findByRole('region', { name: 'What students ask' }));
  server.answer({ getAskedQuestions: asked });
  await hand.click(panel.getByRole('button', { name: 'Try again' }));
  await panel.findByText('Which yarn is best?');
});
