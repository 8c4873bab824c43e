import { t } from '@lingui/core/macro';
import { ChevronDown, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { chatTitle } from '../chat-text.ts';
import type { Chats } from '../chats.ts';

interface ChatListProps {
  chats: Chats;
  disabled: boolean;
  onNewChat: () => void;
  onOpen: (chatId: number) => void;
}

export function ChatList({ chats, disabled, onNewChat, onOpen }: ChatListProps) {
  const listId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const newestFirst = chats.list.toReversed().map((chat) => ({ id: chat.id, title: chatTitle(chat) }));
  const count = numberText(newestFirst.length);
  return (
    <div className="flex min-h-0 flex-col border-b border-line bg-sunken/60 @xl:border-r @xl:border-b-0">
      <div className="flex items-center gap-2 p-2 @xl:p-3">
        <Button
          variant="ghost"
          size="sm"
          className="mr-auto min-w-0 @xl:hidden"
          aria-expanded={unfolded}
          aria-controls={listId}
          disabled={newestFirst.length === 0}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t`Chats (${count})`}
          <ChevronDown aria-hidden="true" className={cn('transition-transform', unfolded && 'rotate-180')} />
        </Button>
        <Button
          variant="outline"
          size="sm"
          className="@xl:w-full"
          disabled={disabled}
          onClick={() => {
            onNewChat();
            setUnfolded(false);
          }}
        >
          <Plus aria-hidden="true" />
          {t`New Chat`}
        </Button>
      </div>
      <ul
        id={listId}
        aria-label={t`Chats`}
        className={cn(
          'max-h-40 min-h-0 flex-col gap-0.5 overflow-y-auto px-2 pb-2 @xl:flex @xl:max-h-none @xl:grow @xl:px-3 @xl:pb-3',
          unfolded ? 'flex' : 'hidden',
        )}
      >
        {newestFirst.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chats.openChatId ? 'true' : undefined}
              title={title}
              lang={textLanguage(title)}
              onClick={() => {
                onOpen(id);
                setUnfolded(false);
              }}
              className="block min-h-10 w-full truncate rounded-control px-3 py-2 text-left text-sm text-ink-soft transition-colors hover:bg-line/60 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-chosen aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
