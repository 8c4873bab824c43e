import type { Exchange } from '@academy/contract/chats/answer.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { textLanguage } from '@/lib/text-language.ts';
import { TypingIndicator } from '../../components/message-list.tsx';
import type { ShownQuestion } from '../asking.ts';
import { useStayAtEnd } from '../use-stay-at-end.ts';
import { AnswerMessage, type AnswerMessageProps } from './answer-message.tsx';
import { GreetingMessage } from './greeting-message.tsx';

interface KeptMessagesProps extends Omit<AnswerMessageProps, 'shown' | 'typing'> {
  questions: readonly ShownQuestion[];
  /** While what was said before is on its way, or cannot be had. */
  before: ReactNode;
  /** What a screen reader is told, once, when an answer has come. */
  announcement: string;
}

/** Everything that was said in a chat. It is not read out word by word: an answer is, as a whole, when it is there. */
export function KeptMessages({ questions, before, announcement, ...rest }: KeptMessagesProps) {
  const area = useRef<HTMLDivElement>(null);
  useStayAtEnd(area, questions);
  const last = questions.at(-1);
  const isTyping = last?.asking?.phase === 'waiting';
  return (
    <div ref={area} className="relative min-h-0 grow overflow-y-auto overscroll-contain px-4 py-5 @xl:px-6">
      <div role="log" aria-live="off" aria-label={t`Messages`} className="flex flex-col gap-5">
        <GreetingMessage about={rest.here === null ? 'course' : 'lesson'} />
        {before}
        {questions.map((shown) => (
          <div key={shown.exchange.id} className="flex flex-col gap-5">
            <OwnQuestion exchange={shown.exchange} />
            <AnswerMessage shown={shown} typing={shown === last ? null : <TypingIndicator />} {...rest} />
          </div>
        ))}
      </div>
      <div role="status">{isTyping ? <TypingIndicator /> : null}</div>
      <div aria-live="polite" className="sr-only">
        {announcement}
      </div>
    </div>
  );
}

function OwnQuestion({ exchange: { question } }: { exchange: Exchange }) {
  return (
    <div
      data-question=""
      className="ml-auto max-w-[85%] animate-fade-in rounded-card bg-accent-tint px-4 py-2.5"
    >
      <span className="sr-only">{t`You:`} </span>
      <p lang={textLanguage(question) ?? 'en'} className="break-words whitespace-pre-line">
        {question}
      </p>
    </div>
  );
}
