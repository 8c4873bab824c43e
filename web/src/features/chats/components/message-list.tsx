import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef } from 'react';
import { AlpanaMark } from '@/components/alpana/alpana-mark.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { messageText } from '../chat-text.ts';
import type { Chat, Feedback, Message } from '../chats.ts';
import { MessageActions } from './message-actions.tsx';

interface MessageListProps {
  chat: Chat;
  onRate: (messageId: number, feedback: Feedback) => void;
}

export function MessageList({ chat, onRate }: MessageListProps) {
  const area = useRef<HTMLDivElement>(null);
  const count = chat.messages.length + (chat.aiIsTyping ? 1 : 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added comes into view.
  useLayoutEffect(() => {
    area.current?.scrollTo({ top: area.current.scrollHeight });
  }, [count]);

  return (
    <div ref={area} className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-5 @xl:px-6">
      <div role="log" aria-label={t`Messages`} className="flex flex-col gap-5">
        {chat.messages.map((message) => (
          <ChatMessage
            key={message.id}
            message={message}
            onRate={(feedback) => onRate(message.id, feedback)}
          />
        ))}
      </div>
      <div role="status">{chat.aiIsTyping ? <TypingIndicator /> : null}</div>
    </div>
  );
}

interface ChatMessageProps {
  message: Message;
  onRate: (feedback: Feedback) => void;
}

function ChatMessage({ message, onRate }: ChatMessageProps) {
  const { sender, feedback } = message;
  const content = messageText(message);
  // By its first letter: an English sentence may quote a Bengali title.
  const language = textLanguage(/\p{L}/u.exec(content)?.[0] ?? content);
  if (sender === 'user') {
    return (
      <div className="ml-auto max-w-[85%] animate-fade-in rounded-card bg-accent-tint px-4 py-2.5">
        <span className="sr-only">{t`You:`} </span>
        <p lang={language} className="break-words whitespace-pre-line">
          {content}
        </p>
      </div>
    );
  }
  return (
    <div className="flex animate-fade-in gap-3">
      <AlpanaMark className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <span className="sr-only">{t`AI Assistant:`} </span>
        <p lang={language} className="measure break-words whitespace-pre-line">
          {content}
        </p>
        <MessageActions content={content} feedback={feedback} onRate={onRate} />
      </div>
    </div>
  );
}

const dots = ['', '[animation-delay:200ms]', '[animation-delay:400ms]'];

export function TypingIndicator() {
  return (
    <p className="mt-5 flex items-center gap-2.5 text-sm text-ink-soft">
      <span aria-hidden="true" className="flex gap-1">
        {dots.map((delay) => (
          <span key={delay} className={`size-1.5 animate-breathe rounded-full bg-accent ${delay}`} />
        ))}
      </span>
      {t`AI is typing`}
    </p>
  );
}
