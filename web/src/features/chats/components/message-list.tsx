import { useLayoutEffect, useRef } from 'react';
import type { Chat, Feedback } from '../chats.ts';
import { ChatMessage } from './chat-message.tsx';
import { TypingIndicator } from './typing-indicator.tsx';

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
      <div role="log" aria-label="Messages" className="flex flex-col gap-5">
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
