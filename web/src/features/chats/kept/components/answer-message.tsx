import type { Answer, Exchange } from '@academy/contract/chats/answer.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useConnection } from '@/lib/use-connection.ts';
import type { Feedback } from '../../chats.ts';
import { MessageActions } from '../../components/message-actions.tsx';
import { answerText } from '../answer-text.ts';
import { type Asking, answerSoFar, type ShownQuestion } from '../asking.ts';
import { failureText } from '../failure-text.ts';
import { isWorthAsking, noticeOf } from '../notice-text.ts';
import type { Here } from '../source-text.ts';
import { useAsker } from '../use-asker.ts';
import { useReadAloud } from '../use-read-aloud.ts';
import { AnswerBody } from './answer-body.tsx';
import { AssistantSays } from './assistant-says.tsx';
import { WrittenBy } from './written-by.tsx';

export interface AnswerMessageProps {
  shown: ShownQuestion;
  /** What stands in its place while it is waited for. */
  typing: ReactNode;
  courseId: string;
  here: Here;
  /** The language models that may be asked. */
  models: readonly string[];
  onTryAgain: (shown: ShownQuestion) => void;
  onAskAnew: (exchange: Exchange, model: string | null) => void;
  onRate: (exchange: Exchange, feedback: Feedback) => void;
}

/** What became of a question: its answer, what there is of it so far, or why there is none. */
export function AnswerMessage({ shown, typing, ...rest }: AnswerMessageProps) {
  const { exchange, asking } = shown;
  if (asking?.phase === 'waiting') return typing;
  const tryAgain = () => rest.onTryAgain(shown);
  const written = asking && answerSoFar(asking, null);
  if (asking?.phase === 'writing' && written) {
    return (
      <AssistantSays>
        <AnswerBody
          answer={{ ...written, statements: asking.statements }}
          unfinished={asking.text}
          courseId={rest.courseId}
          here={rest.here}
        />
      </AssistantSays>
    );
  }
  const answer = written ?? exchange.answer;
  return (
    <AssistantSays>
      {answer ? (
        <WholeAnswer exchange={exchange} answer={answer} isFailed={asking !== null} {...rest} />
      ) : null}
      {asking || answer === null ? <NoAnswer asking={asking} onTryAgain={tryAgain} /> : null}
    </AssistantSays>
  );
}

function NoAnswer({ asking, onTryAgain }: { asking: Asking | null; onTryAgain: () => void }) {
  const text = failureText(asking?.error, useConnection(asking?.error ?? null));
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft">
      <p>{text}</p>
      <Button variant="outline" size="sm" onClick={onTryAgain}>
        {t`Try again`}
      </Button>
    </div>
  );
}

interface WholeAnswerProps extends Omit<AnswerMessageProps, 'shown' | 'typing' | 'onTryAgain'> {
  exchange: Exchange;
  answer: Answer;
  /** Below it stands why there is no other. */
  isFailed: boolean;
}

function WholeAnswer({
  exchange,
  answer,
  isFailed,
  courseId,
  here,
  models,
  onAskAnew,
  onRate,
}: WholeAnswerProps) {
  const body = useRef<HTMLDivElement>(null);
  const aloud = useReadAloud(body);
  const asker = useAsker(courseId, here);
  const { model, failedModel } = answer;
  const notice = noticeOf(answer);
  const next = models[(models.indexOf(model ?? failedModel ?? '') + 1) % models.length] ?? null;
  return (
    <>
      {notice ? (
        <p className="mb-2 text-sm text-ink-soft">
          {notice}{' '}
          {isWorthAsking(answer.notice) && !isFailed ? (
            <Button variant="link" size="sm" className="h-auto!" onClick={() => onAskAnew(exchange, null)}>
              {t`Try again`}
            </Button>
          ) : null}
        </p>
      ) : null}
      <div ref={body}>
        <AnswerBody answer={answer} courseId={courseId} here={here} />
      </div>
      {model === null ? null : <WrittenBy model={model} answer={answer} courseId={courseId} here={here} />}
      <MessageActions
        content={answerText(answer, here, asker)}
        feedback={exchange.feedback}
        onRate={(feedback) => onRate(exchange, feedback)}
        aloud={aloud}
        onSwitchModel={models.length > 1 && isWritable(answer) ? () => onAskAnew(exchange, next) : undefined}
      />
    </>
  );
}

/** Whether a language model is asked for such an answer at all: not for politeness, and not for what a course says of itself. */
const isWritable = ({ reply, summed }: Answer) =>
  reply === undefined || (reply === 'summary' && summed !== 'course');
