import type { Answer } from '@academy/contract/chats/answer.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enrollmentStatusQuery } from '@/api/enrollments.ts';
import { withQueries } from '@/lib/testing/with-queries.tsx';
import { AnswerBody } from './answer-body.tsx';

const answer: Answer = {
  ...{ fits: true, statements: [], sources: [], model: null, notice: null },
  reply: 'certificate',
};
const status = { progress: 0, completedLessons: 0, lastWatchedLessonId: null, lessons: {} };

/** On a page that knows whether its reader is a student. */
function showAnswer({ enrolled }: { enrolled: boolean }) {
  const Page = () => {
    useQueryClient().setQueryData(enrollmentStatusQuery('weaving').queryKey, { ...status, enrolled });
    return <AnswerBody answer={answer} courseId="weaving" here={null} />;
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
