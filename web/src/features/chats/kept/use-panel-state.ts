import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChatScope, panelKey } from '@/api/chats.ts';
import { isRefusal } from '@/api/client/refusal.ts';
import { keptPanelOf } from './kept-panel.ts';
import { type PanelAction, type PanelState, panelReducer, panelState } from './panel-state.ts';

/**
 * The state of a panel, in the query cache: so it outlasts a look at another tab or lesson, and goes with everything else when another
 * user signs in.
 */
export function usePanelState(scope: ChatScope, userId: string) {
  const queryClient = useQueryClient();
  const queryKey = panelKey(scope);
  const device = keptPanelOf({ userId, ...scope }, () => window.localStorage);
  const [atFirst] = useState(() => panelState(device.read()));
  const { data: state = atFirst } = useQuery<PanelState>({
    queryKey,
    queryFn: skipToken,
    initialData: atFirst,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

  const get = () => queryClient.getQueryData<PanelState>(queryKey);
  const dispatch = (action: PanelAction): void => {
    const before = get();
    if (before === undefined) return;
    const next = panelReducer(before, action);
    queryClient.setQueryData<PanelState>(queryKey, next);
    // Words come many times a second, and change nothing of what is kept.
    if (action.type !== 'event')
      device.keep({ openChatId: shownAgain(next), unanswered: unansweredOf(next) });
  };
  return { state, get, dispatch };
}

/** What the server refused is refused again: it is told once, and not after every reload. */
function unansweredOf({ askings }: PanelState) {
  return askings
    .filter(({ again, error }) => again === null && !isRefusal(error))
    .map(({ chatId, id, question, askedAt, atSeconds, again }) => ({
      ...{ chatId, id, question, askedAt, atSeconds, again },
    }));
}

/** A chat in which nothing was asked is gone when the page is loaded again. */
function shownAgain({ openChatId, begun }: PanelState): string | null {
  const isEmpty = begun.some(({ id, title }) => id === openChatId && title === null);
  return isEmpty ? null : openChatId;
}
