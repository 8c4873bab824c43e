import { chat } from '@academy/contract/chats/chat-constants.ts';
import { t } from '@lingui/core/macro';
import { AlpanaMark } from '@/components/alpana/alpana-mark.tsx';
import { LoginHint } from '@/components/login-hint.tsx';
import type { LessonAtHand } from '../canned-reply.ts';
import { openChat } from '../chats.ts';
import { type PanelOwner, typedQuestionOf } from '../kept/kept-panel.ts';
import { useChats } from '../use-chats.ts';
import { ChatList } from './chat-list.tsx';
import { MessageComposer } from './message-composer.tsx';
import { MessageList } from './message-list.tsx';

interface AssistantPanelProps extends LessonAtHand {
  /** Null for a visitor, who may read on. */
  owner: PanelOwner | null;
}

/** The simulated assistant: chats at the side (folded on narrow screens), messages, and the input below them. */
export function AssistantPanel({ courseTitle, lessonTitle, owner }: AssistantPanelProps) {
  const { chats, send, startChat, openChat: open, rate } = useChats({ courseTitle, lessonTitle });
  const current = openChat(chats);
  return (
    <section aria-label={t`AI Assistant`} className="@container">
      <div
        style={{ height: chat.panelHeightPx }}
        className="grid grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-card text-ink @xl:grid-cols-[13rem_minmax(0,1fr)] @xl:grid-rows-1 @3xl:grid-cols-[16.5rem_minmax(0,1fr)]"
      >
        <ChatList chats={chats} disabled={owner === null} onNewChat={startChat} onOpen={open} />
        <div className="flex min-h-0 min-w-0 flex-col">
          {current ? <MessageList key={current.id} chat={current} onRate={rate} /> : <AssistantPrompt />}
          {owner ? (
            <MessageComposer
              aiIsTyping={current?.aiIsTyping ?? false}
              typed={typedQuestionOf(owner, () => window.localStorage)}
              onSend={send}
            />
          ) : (
            <div className="border-t border-line p-3">
              <LoginHint>{t`Log in to chat with the AI assistant.`}</LoginHint>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** Stands in the message area until a chat is open. */
export function AssistantPrompt({ hint }: { hint?: string | undefined }) {
  return (
    <div className="flex grow flex-col items-center justify-center gap-3 overflow-y-auto p-6 text-center">
      <AlpanaMark className="size-10" />
      <p className="font-serif text-xl font-medium">{t`Ask the AI Assistant`}</p>
      <p className="max-w-xs text-sm text-ink-soft">
        {hint ?? t`Ask what a word means, why a step is needed, or how to practise what this lesson shows.`}
      </p>
    </div>
  );
}
