import type { Answer } from '@academy/contract/chats/answer.ts';
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { curriculumQuery } from '@/api/curriculum.ts';
import { enrollmentStatusQuery } from '@/api/enrollments.ts';
import { sampleCurriculum } from '@/lib/testing/sample-data.ts';
import { withQueries } from '@/lib/testing/with-queries.tsx';
import { AnswerBody } from './answer-body.tsx';

const inKind = (reply: Answer['reply']): Answer => ({
  ...{ fits: true, statements: [], sources: [], model: null, notice: null },
  reply,
});
const status = { progress: 0, completedLessons: 0, lastWatchedLessonId: null, lessons: {} };

interface Known {
  reply?: Answer['reply'];
  enrolled?: boolean;
  modules?: Module[];
}

/** On a page that knows whether its reader is a student, and, with modules, what is in the course. */
function showAnswer({ reply = 'certificate', enrolled = true, modules }: Known) {
  const Page = () => {
    const queries = useQueryClient();
    queries.setQueryData(enrollmentStatusQuery('weaving').queryKey, { ...status, enrolled });
    if (modules) queries.setQueryData(curriculumQuery('weaving').queryKey, modules);
    return <AnswerBody answer={inKind(reply)} courseId="weaving" here={null} />;
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
