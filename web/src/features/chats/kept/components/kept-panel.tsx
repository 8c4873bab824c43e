import { chat } from '@academy/contract/chats/chat-constants.ts';
import { chatLimits } from '@academy/contract/chats/chat-limits.ts';
import { t } from '@lingui/core/macro';
import { Square } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ChatScope } from '@/api/chats.ts';
import { Button } from '@/components/ui/button.tsx';
import { useSettled } from '@/lib/use-settled.ts';
import { useOpenPlayer } from '@/player/open-player.ts';
import { AssistantPrompt } from '../../components/assistant-panel.tsx';
import { MessageComposer } from '../../components/message-composer.tsx';
import { isUnderWay } from '../asking.ts';
import { typedQuestionOf } from '../kept-panel.ts';
import { useKeptChats } from '../use-kept-chats.ts';
import { ChatsAtTheSide } from './chats-at-the-side.tsx';
import { NameSharing } from './name-sharing.tsx';
import { OpenChat } from './open-chat.tsx';

interface KeptPanelProps {
  scope: ChatScope;
  userId: string;
}

/** The assistant where it answers from the course: chats that the account keeps, at the side; messages, and the input below them. */
export function KeptPanel({ scope, userId }: KeptPanelProps) {
  const player = useOpenPlayer();
  const [words, setWords] = useState('');
  const q = useSettled(words.trim().slice(0, chatLimits.searchMaxLength));
  const filmAt = () => (player === null ? null : Math.floor(player.getSnapshot().currentTime));
  const chats = useKeptChats({ scope, userId, q, filmAt });
  const { state, list } = chats;
  const [first] = list.data?.pages ?? [];
  const asking = state.askings.find((one) => one.chatId === state.openChatId && isUnderWay(one));
  const column = useRef<HTMLDivElement>(null);
  const stop = () => {
    if (asking) chats.stop(asking.id);
    // The button goes with what it stopped: one types on.
    column.current?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  const stopOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !asking) return;
    event.preventDefault();
    stop();
  };
  return (
    <>
      <section aria-label={t`AI Assistant`} data-assistant="" className="@container">
        <div
          style={{ height: chat.panelHeightPx }}
          className="grid grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-card text-ink @xl:grid-cols-[13rem_minmax(0,1fr)] @xl:grid-rows-1 @3xl:grid-cols-[16.5rem_minmax(0,1fr)]"
        >
          <ChatsAtTheSide scope={scope} chats={chats} words={words} onSearch={setWords} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it has no use of its own, it only looks at keys that pass. */}
          <div ref={column} className="flex min-h-0 min-w-0 flex-col" onKeyDown={stopOnEscape}>
            {state.openChatId === null ? (
              <AssistantPrompt hint={hintFor(scope, first?.models ?? [])} />
            ) : (
              <OpenChat
                key={state.openChatId}
                chatId={state.openChatId}
                scope={scope}
                chats={chats}
                models={first?.models ?? []}
              />
            )}
            <MessageComposer
              aiIsTyping={asking?.phase === 'waiting'}
              keepsFocus
              typed={typedQuestionOf({ userId, ...scope }, () => window.localStorage)}
              mostCharacters={chatLimits.questionMaxLength}
              onSend={chats.send}
              stop={
                asking ? (
                  <Button variant="outline" onClick={stop} title={t`Stop (Escape)`}>
                    <Square aria-hidden="true" className="fill-current" />
                    {t`Stop`}
                  </Button>
                ) : null
              }
            />
          </div>
        </div>
      </section>
      {first ? <NameSharing scope={scope} sharesName={first.sharesName} /> : null}
    </>
  );
}

/** Without a language model there are passages alone, and they do not say how to practise. */
function hintFor({ lessonId }: ChatScope, models: readonly string[]): string | undefined {
  if (lessonId === null)
    return t`Ask what a word means or where something is explained: the answer names the lesson and the moment.`;
  return models.length > 0
    ? undefined
    : t`Ask what a word means or where something is explained. The assistant answers with passages of this course.`;
}
