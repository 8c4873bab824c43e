import { t } from '@lingui/core/macro';
import type { ChatScope } from '@/api/chats.ts';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import type { useKeptChats } from '../use-kept-chats.ts';
import { ChatRow } from './chat-row.tsx';
import { KeptChatList } from './kept-chat-list.tsx';

/** From here on one looks for a chat. */
const MANY = 6;

interface ChatsAtTheSideProps {
  scope: ChatScope;
  chats: ReturnType<typeof useKeptChats>;
  words: string;
  onSearch: (words: string) => void;
}

/** The chats, the newest first: those that have just begun here, and those that the account keeps. */
export function ChatsAtTheSide({ scope, chats, words, onSearch }: ChatsAtTheSideProps) {
  const { list, kept, state } = chats;
  const isSearching = words.trim() !== '';
  const begun = isSearching ? [] : state.begun.filter(({ id }) => !kept.some((chat) => chat.id === id));
  const rows = [
    ...begun
      .toReversed()
      .map(({ id, title, number }) => ({ id, title: title ?? newTitle(number), isEmpty: title === null })),
    ...kept.map(({ id, title }) => ({ id, title, isEmpty: false })),
  ];
  const isLarge = rows.length >= MANY || list.hasNextPage || isSearching;
  const isNothingFound = isSearching && list.isSuccess && !list.isPlaceholderData && rows.length === 0;
  return (
    <KeptChatList
      count={rows.length}
      hasMore={list.hasNextPage}
      loadsMore={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
      search={isLarge ? { words, onSearch } : null}
      onNewChat={chats.startChat}
      instead={
        list.isPending ? (
          <div role="status">
            <span className="sr-only">{t`Loading...`}</span>
            <Skeleton className="mb-1.5 h-9" />
            <Skeleton className="h-9" />
          </div>
        ) : list.isError && list.data === undefined ? (
          <div role="alert" className="p-1 text-sm text-ink-soft">
            <p className="mb-2">{t`Your chats could not be loaded.`}</p>
            <Button variant="outline" size="sm" pending={list.isFetching} onClick={() => void list.refetch()}>
              {t`Try again`}
            </Button>
          </div>
        ) : isNothingFound ? (
          <p role="status" className="p-1 text-sm text-ink-soft">{t`No chat has these words.`}</p>
        ) : null
      }
      rows={(fold) =>
        rows.map((chat) => (
          <li key={chat.id}>
            <ChatRow
              scope={scope}
              chat={chat}
              isOpen={chat.id === state.openChatId}
              isEmpty={chat.isEmpty}
              onOpen={() => {
                chats.openChat(chat.id);
                fold();
              }}
              onDeleted={() => chats.forget(chat.id)}
            />
          </li>
        ))
      }
    />
  );
}

function newTitle(count: number): string {
  const number = numberText(count);
  return t`Chat #${number}`;
}
