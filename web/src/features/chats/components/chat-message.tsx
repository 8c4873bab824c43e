import { AlpanaMark } from '@/components/alpana/alpana-mark.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import type { Feedback, Message } from '../chats.ts';
import { MessageActions } from './message-actions.tsx';

interface ChatMessageProps {
  message: Message;
  onRate: (feedback: Feedback) => void;
}

export function ChatMessage({ message, onRate }: ChatMessageProps) {
  const { content, sender, feedback } = message;
  // By its beginning: an English sentence may quote a Bengali title.
  const language = textLanguage(content.charAt(0));
  if (sender === 'user') {
    return (
      <div className="ml-auto max-w-[85%] animate-fade-in rounded-card bg-accent-tint px-4 py-2.5">
        <span className="sr-only">You: </span>
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
        <span className="sr-only">AI Assistant: </span>
        <p lang={language} className="measure break-words whitespace-pre-line">
          {content}
        </p>
        <MessageActions content={content} feedback={feedback} onRate={onRate} />
      </div>
    </div>
  );
}
