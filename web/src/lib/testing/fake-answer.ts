/** Answers of the assistant for component tests: lines that come when the test says so, and samples of what they say. */
import {
  type Answer,
  type AnswerEvent,
  answerEventSchema,
  type Exchange,
  type Source,
} from '@academy/contract/chats/answer.ts';
import { FakeFailure, NoConnection } from './fake-server.ts';
import { newId } from './sample-data.ts';

/** An answer of many lines, which come when the test says so, each as the contract has them. */
export function streamed() {
  const lines = new TransformStream<Uint8Array, Uint8Array>();
  const writer = lines.writable.getWriter();
  const bytes = new TextEncoder();
  let isGivenUp = false;
  return {
    answer: new FakeFailure((signal) => {
      signal?.addEventListener('abort', () => {
        isGivenUp = true;
        void writer.abort(signal.reason).catch(() => undefined);
      });
      return new Response(lines.readable, { headers: { 'content-type': 'application/x-ndjson' } });
    }),
    say: async (...events: readonly AnswerEvent[]) => {
      const text = events.map((event) => `${JSON.stringify(answerEventSchema.parse(event))}\n`).join('');
      await writer.write(bytes.encode(text));
    },
    end: () => writer.close(),
    cut: () => writer.abort(new NoConnection('network error')),
    /** Whoever asked has stopped listening. */
    isGivenUp: () => isGivenUp,
  };
}

type Speech = Extract<Source, { kind: 'speech' }>;

export const sampleMoment = (seconds: number, text: string, change: Partial<Speech> = {}): Source => ({
  ...{ kind: 'speech', seconds, text, language: 'en' },
  ...{ lessonId: newId(), moduleId: 'at-the-loom', lessonTitle: 'Threading the loom' },
  ...change,
});

/** The passages themselves, a statement for each. */
export function quotingAnswer(...sources: Source[]): Answer {
  const statements = sources.map(({ text }, index) => ({ text, sources: [index] }));
  return { fits: true, statements, sources, model: null, notice: null };
}

export function sampleExchange(
  question: string,
  answer: Answer | null,
  change: Partial<Exchange> = {},
): Exchange {
  return { id: newId(), question, askedAt: '2026-11-16T10:00:00.000Z', answer, feedback: null, ...change };
}
