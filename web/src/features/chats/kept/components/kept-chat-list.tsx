import { t } from '@lingui/core/macro';
import { ChevronDown, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { cn } from '@/lib/cn.ts';
import { numberText } from '@/lib/language/numbers.ts';

interface KeptChatListProps {
  /** How many there are; more than these may be on the server. */
  count: number;
  hasMore: boolean;
  loadsMore: boolean;
  onMore: () => void;
  /** Null while there are so few that one sees them all. */
  search: { readonly words: string; readonly onSearch: (words: string) => void } | null;
  onNewChat: () => void;
  /** In place of the chats: they are on their way, cannot be had, or none was found. */
  instead: ReactNode;
  /** A row for each chat; what opens one folds the list of a phone. */
  rows: (fold: () => void) => ReactNode;
}

/** The chats at the side, folded on narrow screens. */
export function KeptChatList(props: KeptChatListProps) {
  const { count: known, hasMore, loadsMore, onMore, search, onNewChat, instead, rows } = props;
  const listId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const fold = () => setUnfolded(false);
  const count = hasMore ? `${numberText(known)}+` : numberText(known);
  return (
    <div className="flex min-h-0 flex-col border-b border-line bg-sunken/60 @xl:border-r @xl:border-b-0">
      <div className="flex items-center gap-2 p-2 @xl:p-3">
        <Button
          variant="ghost"
          size="sm"
          className="mr-auto min-w-0 @xl:hidden"
          aria-expanded={unfolded}
          aria-controls={listId}
          disabled={known === 0 && search === null && instead === null}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t`Chats (${count})`}
          <ChevronDown aria-hidden="true" className={cn('transition-transform', unfolded && 'rotate-180')} />
        </Button>
        <Button
          variant="outline"
          size="sm"
          className="@xl:w-full"
          onClick={() => {
            onNewChat();
            fold();
          }}
        >
          <Plus aria-hidden="true" />
          {t`New Chat`}
        </Button>
      </div>
      <div
        id={listId}
        className={cn(
          'max-h-64 min-h-0 flex-col overflow-y-auto px-2 pb-2 @xl:flex @xl:max-h-none @xl:grow @xl:px-3 @xl:pb-3',
          unfolded ? 'flex' : 'hidden',
        )}
      >
        {search ? (
          <SearchInput
            aria-label={t`Search your chats`}
            placeholder={t`Search`}
            value={search.words}
            onChange={(event) => search.onSearch(event.target.value)}
            className="mb-2 shrink-0 px-0.5 pt-0.5"
          />
        ) : null}
        {instead}
        <ul aria-label={t`Chats`} className="flex flex-col gap-0.5">
          {rows(fold)}
        </ul>
        {hasMore ? (
          <Button variant="ghost" size="sm" className="mt-1" pending={loadsMore} onClick={onMore}>
            {t`Load more`}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
