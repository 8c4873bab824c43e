import type { Answer } from '@academy/contract/chats/answer.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerBody } from './answer-body.tsx';

const answer: Answer = {
  ...{ fits: true, statements: [], sources: [], model: null, notice: null },
  reply: 'certificate',
};

test('who asks for the certificate is told how it is had, and led to where the course gives it', async () => {
  const Page = () => <AnswerBody answer={answer} courseId="weaving" here={null} />;
  const history = createMemoryHistory({ initialEntries: ['/'] });
  render(
    <RouterProvider router={createRouter({ routeTree: createRootRoute({ component: Page }), history })} />,
  );
  const link = await screen.findByRole('link', { name: 'Course certificate' });
  expect(link.getAttribute('href')).toBe('/course/weaving/finish');
  expect(screen.getByText(/^You can get your certificate once you have opened every lesson/)).toBeDefined();
});
