import type { Exchange } from '@academy/contract/chats/answer.ts';
import type { ChatSummary, KeptChat } from '@academy/contract/chats/chat-calls.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from './client/api.ts';

/** What an assistant is asked about: a lesson, or the course as a whole. */
export interface ChatScope {
  readonly courseId: string;
  readonly lessonId: string | null;
}

const assistantKey = (courseId: string) => ['assistant', courseId] as const;
const listKey = ({ courseId, lessonId }: ChatScope) => [...assistantKey(courseId), 'list', lessonId] as const;

/** What a panel knows that no server does; see `features/chats/kept`. */
export const panelKey = ({ courseId, lessonId }: ChatScope) =>
  [...assistantKey(courseId), 'panel', lessonId] as const;

/** Page by page, the last chat first. */
export function useChatList(scope: ChatScope, q: string) {
  const { courseId, lessonId } = scope;
  return useInfiniteQuery({
    queryKey: [...listKey(scope), q],
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/courses/{courseId}/chats',
        {
          params: { courseId },
          query: {
            ...(lessonId !== null && { lessonId }),
            ...(q !== '' && { q }),
            ...(pageParam !== null && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ after }) => after,
    placeholderData: keepPreviousData,
  });
}

export function refetchChats(queryClient: QueryClient, scope: ChatScope): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: listKey(scope) });
}

function chatQuery(courseId: string, chatId: string) {
  return queryOptions({
    queryKey: [...assistantKey(courseId), 'chat', chatId],
    queryFn: ({ signal }) =>
      api('GET /api/courses/{courseId}/chats/{chatId}', { params: { courseId, chatId } }, { signal }),
  });
}

/** A chat that the server does not know yet is not asked for. */
export function useChat(courseId: string, chatId: string | null, { enabled }: { enabled: boolean }) {
  return useQuery({ ...chatQuery(courseId, chatId ?? ''), enabled: enabled && chatId !== null });
}

/** Puts a question with its answer into a chat that is on the screen; the chat may begin with it. */
export function putExchange(
  queryClient: QueryClient,
  chat: ChatSummary & ChatScope,
  exchange: Exchange,
): void {
  const { courseId, ...summary } = chat;
  queryClient.setQueryData(chatQuery(courseId, chat.id).queryKey, (before): KeptChat => {
    const { exchanges, ...known } = before ?? { ...summary, exchanges: [] };
    const isThere = exchanges.some(({ id }) => id === exchange.id);
    return {
      ...known,
      exchanges: isThere
        ? exchanges.map((other) => (other.id === exchange.id ? exchange : other))
        : [...exchanges, exchange],
    };
  });
}

export function useRenameChat(scope: ChatScope) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ chatId, title }: { chatId: string; title: string }) =>
      api('PUT /api/courses/{courseId}/chats/{chatId}', {
        params: { courseId: scope.courseId, chatId },
        body: { title },
      }),
    onSuccess: () => refetchChats(queryClient, scope),
  });
}

export function useDeleteChat(scope: ChatScope) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chatId: string) =>
      api('DELETE /api/courses/{courseId}/chats/{chatId}', {
        params: { courseId: scope.courseId, chatId },
      }).catch((error: unknown) => {
        // Deleted in another tab, or never sent: it is as it should be.
        if (!(error instanceof ApiError && error.code === 'chat_not_found')) throw error;
      }),
    onSuccess: () => refetchChats(queryClient, scope),
  });
}

/** Shown at once; taken back where the server does not take it. */
export function useRateAnswer({ courseId }: ChatScope, chatId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = chatQuery(courseId, chatId);
  const show = (exchangeId: string, feedback: Exchange['feedback']) =>
    queryClient.setQueryData(
      queryKey,
      (before) =>
        before && {
          ...before,
          exchanges: before.exchanges.map((other) =>
            other.id === exchangeId ? { ...other, feedback } : other,
          ),
        },
    );
  return useMutation({
    mutationFn: ({ exchange, feedback }: { exchange: Exchange; feedback: Exchange['feedback'] }) =>
      api('PUT /api/courses/{courseId}/chats/{chatId}/questions/{exchangeId}/feedback', {
        params: { courseId, chatId, exchangeId: exchange.id },
        body: { feedback },
      }),
    onMutate: ({ exchange, feedback }) => void show(exchange.id, feedback),
    onError: (_, { exchange }) => void show(exchange.id, exchange.feedback),
  });
}

export function useShareName(scope: ChatScope) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sharesName: boolean) => api('PUT /api/users/question-sharing', { body: { sharesName } }),
    onSettled: () => refetchChats(queryClient, scope),
  });
}
