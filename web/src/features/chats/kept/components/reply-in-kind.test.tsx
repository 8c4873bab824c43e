import type { Answer } from '@academy/contract/chats/answer.ts';
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { courseQuery } from '@/api/courses.ts';
import { curriculumQuery } from '@/api/curriculum.ts';
import { enrollmentStatusQuery } from '@/api/enrollments.ts';
import { sampleCourse, sampleCurriculum } from '@/lib/testing/sample-data.ts';
import { withQueries } from '@/lib/testing/with-queries.tsx';
import { AnswerBody } from './answer-body.tsx';

const inKind = ({ reply, also }: Pick<Answer, 'reply' | 'also'>): Answer => ({
  ...{ fits: true, statements: [], sources: [], model: null, notice: null },
  ...{ reply, also },
});
const status = { progress: 0, completedLessons: 0, lastWatchedLessonId: null, lessons: {} };

interface Known {
  reply?: Answer['reply'];
  also?: Answer['also'];
  here?: string | null;
  instructor?: string;
  enrolled?: boolean;
  modules?: Module[];
}

/** On a page that knows whether its reader is a student, and, with modules, what is in the course. */
function showAnswer({
  reply = 'certificate',
  also,
  enrolled = true,
  modules,
  here = null,
  instructor,
}: Known) {
  const Page = () => {
    const queries = useQueryClient();
    queries.setQueryData(enrollmentStatusQuery('weaving').queryKey, { ...status, enrolled });
    if (modules) queries.setQueryData(curriculumQuery('weaving').queryKey, modules);
    if (instructor) queries.setQueryData(courseQuery('weaving').queryKey, sampleCourse({ instructor }));
    return <AnswerBody answer={inKind({ reply, also })} courseId="weaving" here={here} />;
  };
  const history = createMemoryHistory({ initialEntries: ['/'] });
  render(
    <RouterProvider router={createRouter({ routeTree: createRootRoute({ component: Page }), history })} />,
    { wrapper: withQueries() },
  );
}

test('who asks for the certificate is told how it is had, and led to where the course gives it', async () => {
  showAnswer({ enrolled: true });
  const link = await screen.findByRole('link', { name: 'Course certificate' });
  expect(link.getAttribute('href')).toBe('/course/weaving/finish');
  expect(screen.getByText(/^You can get your certificate once you have opened every lesson/)).toBeDefined();
});

test('who is not enrolled, such as the author, is promised none and told how students get theirs', async () => {
  showAnswer({ enrolled: false });
  await screen.findByText(/^Students can get their certificate .+ You are not enrolled in it yourself\.$/);
  expect(screen.queryByText(/your certificate/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('who asks how long the course is is told what its page says', async () => {
  const modules = sampleCurriculum({ Warp: ['Threading'], Weft: ['Throwing', 'Beating'] }).map((one) => ({
    ...one,
    lessons: one.lessons.map((lesson) => ({ ...lesson, videoSeconds: 1500 })),
  }));
  showAnswer({ reply: 'size', modules });
  await screen.findByText('This course has 3 lessons and takes 1h 15m in all.');
});

test('… or where it says so, when this page does not know', async () => {
  showAnswer({ reply: 'size' });
  await screen.findByText('The course page says how many lessons the course has and how long they take.');
});

const outline = sampleCurriculum({ Warp: ['Threading'], Weft: ['Throwing', 'Beating'] });
const [threading, throwing, beating] = outline.flatMap(({ lessons }) => lessons.map(({ _id }) => _id));

test('who asks which lesson comes next is led to it, also over the end of a module', async () => {
  showAnswer({ reply: 'next', modules: outline, here: threading ?? '' });
  const link = await screen.findByRole('link', { name: 'Throwing' });
  expect(link.getAttribute('href')).toMatch(new RegExp(`^/course/weaving/module/.+/lesson/${throwing}$`));
  expect(link.parentElement?.textContent).toBe('The next lesson of this course: Throwing');
});

test('… is told of the last one that it is the last', async () => {
  showAnswer({ reply: 'next', modules: outline, here: beating ?? '' });
  await screen.findByText('This is the last lesson of this course.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('… and where no lesson is open, where they stand in order', async () => {
  showAnswer({ reply: 'next', modules: outline });
  await screen.findByText('The course page lists the lessons of the course in their order.');
});

test('who asks who teaches the course is told the name that its page has', async () => {
  showAnswer({ reply: 'teacher', instructor: 'Rokeya Begum' });
  const name = await screen.findByText('Rokeya Begum');
  expect(name.parentElement?.textContent).toBe('The instructor of this course: Rokeya Begum');
});

test('… or where it stands, when this page does not know', async () => {
  showAnswer({ reply: 'teacher' });
  await screen.findByText('The course page names the instructor of the course.');
});

test('who asks for two such things is told both', async () => {
  showAnswer({ reply: 'teacher', also: ['size'], instructor: 'Rokeya Begum', modules: outline });
  await screen.findByText('Rokeya Begum');
  await screen.findByText(/^This course has 3 lessons and takes /);
});

test('who wants simpler words is told that the course is quoted, and what can be done', async () => {
  showAnswer({ reply: 'simpler' });
  await screen.findByText(/^I can only quote what the course says.+transcript.+Or ask in other words/);
});
