import type { Answer } from '@academy/contract/chats/answer.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sampleExchange } from '@/lib/testing/fake-answer.ts';
import { withQueries } from '@/lib/testing/with-queries.tsx';
import { AnswerMessage } from './answer-message.tsx';

const summary: Answer = {
  ...{ fits: true, statements: [{ text: 'It weaves.', sources: [] }], sources: [] },
  ...{ model: null, notice: null, reply: 'summary', summed: 'lesson' },
};

async function switchModel(answer: Answer) {
  const askAnew = vi.fn();
  const exchange = sampleExchange('Summarise this', answer);
  render(
    <AnswerMessage
      shown={{ exchange, asking: null }}
      typing={null}
      courseId="c1"
      here="l1"
      models={['small', 'large']}
      onTryAgain={vi.fn()}
      onAskAnew={askAnew}
      onRate={vi.fn()}
    />,
    { wrapper: withQueries() },
  );
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Switch model' }));
  return { askAnew, exchange };
}

test('a summary of a lesson can be written by the next language model', async () => {
  const { askAnew, exchange } = await switchModel({ ...summary, model: 'small' });
  expect(screen.getByText('It weaves.')).toBeDefined();
  expect(askAnew).toHaveBeenCalledExactlyOnceWith(exchange, 'large');
});

test('… and where the first one failed', async () => {
  const failed: Answer = { ...summary, failedModel: 'small', notice: 'service_away' };
  const { askAnew, exchange } = await switchModel(failed);
  expect(screen.getByText(/^The language model did not answer\./)).toBeDefined();
  expect(askAnew).toHaveBeenCalledExactlyOnceWith(exchange, 'large');
});

test.each<[string, Answer]>([
  ['a summary of a course', { ...summary, summed: 'course' }],
  ['politeness', { ...summary, statements: [], reply: 'thanks' }],
])('%s is written by no language model, so there is none to switch to', async (_what, answer) => {
  const { askAnew } = await switchModel(answer);
  expect(askAnew).not.toHaveBeenCalled();
});
