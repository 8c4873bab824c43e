import type { ChatSummary } from '@academy/contract/chats/chat-calls.ts';
import { titleFromMessage } from '@academy/contract/chats/chat-title.ts';
import { useQueryClient } from '@tanstack/react-query';
import { askAgain, askQuestion } from '@/api/answers.ts';
import { type ChatScope, putExchange, refetchChats, useChatList } from '@/api/chats.ts';
import { type Asking, answerSoFar, type Question } from './asking.ts';
import { type AnswerFollower, followAnswer, stopAnswer } from './follow-answer.ts';
import { isAnswering } from './panel-state.ts';
import { usePanelState } from './use-panel-state.ts';

interface KeptChatsOptions {
  readonly scope: ChatScope;
  readonly userId: string;
  /** Words that chats are searched for. */
  readonly q: string;
  /** Where the film stands, where there is one. */
  readonly filmAt: () => number | null;
}

/** The chats that the account keeps, and what one does in them. */
export function useKeptChats({ scope, userId, q, filmAt }: KeptChatsOptions) {
  const queryClient = useQueryClient();
  const { state, get, dispatch } = usePanelState(scope, userId);
  const list = useChatList(scope, q);
  const kept = list.data?.pages.flatMap(({ chats }) => chats) ?? [];

  const summaryOf = ({ chatId, question, askedAt }: Question): ChatSummary & ChatScope => ({
    ...(kept.find(({ id }) => id === chatId) ?? { id: chatId, title: titleFromMessage(question) }),
    ...{ ...scope, updatedAt: askedAt },
  });
  const follower: AnswerFollower = {
    ask: (question, signal) => streamOf(question, scope, signal),
    dispatch,
    find: (id) => get()?.askings.find((asking) => asking.id === id),
    onWhole: (question, exchange) => {
      putExchange(queryClient, summaryOf(question), exchange);
      void refetchChats(queryClient, scope);
    },
    onStopped: (asking) => {
      const answer = answerSoFar(asking, 'stopped');
      // Of an answer that was asked for anew nothing is lost before there is another.
      if (asking.again !== null && answer === null) return;
      const { id, question, askedAt } = asking;
      putExchange(queryClient, summaryOf(asking), { id, question, askedAt, answer, feedback: null });
      void refetchChats(queryClient, scope);
    },
  };
  const follow = (question: Question) => void followAnswer(question, follower);

  /** Says which chat is open now; the first question begins one. */
  const startChat = (): string => {
    const chatId = crypto.randomUUID();
    const unknown = state.begun.filter(({ id }) => !kept.some((chat) => chat.id === id));
    dispatch({ type: 'new-chat', chatId, number: kept.length + unknown.length + 1 });
    return chatId;
  };

  const send = (content: string): boolean => {
    const question = content.trim();
    const now = get();
    if (question === '' || now === undefined || isAnswering(now, now.openChatId)) return false;
    const chatId = now.openChatId ?? startChat();
    const asked = { id: crypto.randomUUID(), askedAt: new Date().toISOString(), atSeconds: filmAt() };
    follow({ chatId, question, ...asked, again: null });
    return true;
  };

  return {
    state,
    list,
    kept,
    send,
    startChat: () => void startChat(),
    openChat: (chatId: string | null) => dispatch({ type: 'open', chatId }),
    /** The same question with the same ids: the server may have it, or not. */
    tryAgain: ({ chatId, id, question, askedAt, atSeconds, again }: Asking | Question) =>
      follow({ chatId, id, question, askedAt, atSeconds, again }),
    stop: (id: string) => stopAnswer(id),
    forget: (chatId: string) => {
      for (const { id } of state.askings.filter((asking) => asking.chatId === chatId)) stopAnswer(id);
      dispatch({ type: 'delete', chatId });
    },
  };
}

function streamOf(question: Question, { courseId, lessonId }: ChatScope, signal: AbortSignal) {
  const { chatId, id, atSeconds, again } = question;
  const chat = { courseId, chatId };
  if (again !== null) return askAgain(chat, id, again.model, signal);
  const where = atSeconds === null ? {} : { atSeconds };
  return askQuestion(chat, { id, lessonId, question: question.question, ...where }, signal);
}
