import { chat } from '@academy/contract/chats/chat-constants.ts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { cannedReply, type LessonAtHand } from './canned-reply.ts';
import { type ChatAction, type Chats, canSend, chatsReducer, type Feedback, noChats } from './chats.ts';

/**
 * The chats of a lesson. They are kept in the query cache, though no server is asked: so they outlast a look at
 * another tab or lesson, and go with everything else when another user signs in.
 */
export function useChats(lesson: LessonAtHand) {
  const queryClient = useQueryClient();
  const queryKey = ['chats', lesson.courseTitle, lesson.lessonTitle];
  const { data: chats = noChats } = useQuery<Chats>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

  const dispatch = (action: ChatAction): Chats => {
    const next = chatsReducer(queryClient.getQueryData<Chats>(queryKey) ?? noChats, action);
    queryClient.setQueryData<Chats>(queryKey, next);
    return next;
  };

  const send = (content: string): boolean => {
    if (!canSend(queryClient.getQueryData<Chats>(queryKey) ?? noChats, content)) return false;
    const { openChatId } = dispatch({ type: 'send', content, at: Date.now() });
    // Not cancelled with the panel: the answer is there when the panel is opened again.
    setTimeout(() => {
      if (openChatId === null || queryClient.getQueryData(queryKey) === undefined) return;
      const reply = cannedReply(content, lesson);
      dispatch({ type: 'reply', chatId: openChatId, content: reply, at: Date.now() });
    }, chat.replyDelayMs);
    return true;
  };

  return {
    chats,
    send,
    startChat: () => void dispatch({ type: 'new-chat', at: Date.now() }),
    openChat: (chatId: number) => void dispatch({ type: 'open', chatId }),
    rate: (messageId: number, feedback: Feedback) => void dispatch({ type: 'rate', messageId, feedback }),
  };
}
