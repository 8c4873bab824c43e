import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { messageText } from '../../chat-text.ts';
import type { Feedback } from '../../chats.ts';
import { MessageActions } from '../../components/message-actions.tsx';
import { useReadAloud } from '../use-read-aloud.ts';
import { AssistantSays } from './assistant-says.tsx';

/** What every chat begins with. It is the screen's own, so its thumbs are nobody else's. */
export function GreetingMessage({ about }: { about: 'lesson' | 'course' }) {
  const text = useRef<HTMLDivElement>(null);
  const aloud = useReadAloud(text);
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const content =
    about === 'lesson' ? messageText({ content: null }) : t`What would you like to know about this course?`;
  return (
    <AssistantSays>
      <div ref={text}>
        <p className="measure">{content}</p>
      </div>
      <MessageActions
        content={content}
        feedback={feedback}
        onRate={(rated) => setFeedback(rated === feedback ? null : rated)}
        aloud={aloud}
      />
    </AssistantSays>
  );
}
