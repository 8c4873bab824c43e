/** What a panel knows beside what the server keeps: which chat is open, chats that have just begun, questions under way. */
import type { AnswerEvent } from '@academy/contract/chats/answer.ts';
import { titleFromMessage } from '@academy/contract/chats/chat-title.ts';
import {
  type Asking,
  beginAsking,
  failed,
  isUnderWay,
  leftUnanswered,
  type Question,
  withEvent,
} from './asking.ts';

/** A chat is the server's from its first question on. */
interface BegunChat {
  readonly id: string;
  readonly number: number;
  /** Null before its first question: it is told by its number then. */
  readonly title: string | null;
  /** The server is not asked for it. */
  readonly isNew: boolean;
}

export interface PanelState {
  readonly openChatId: string | null;
  /** The newest last. */
  readonly begun: readonly BegunChat[];
  readonly askings: readonly Asking[];
  /** The question whose answer has just come, in the chat that is open: it is read out once. */
  readonly answered: string | null;
}

export type PanelAction =
  | { type: 'new-chat'; chatId: string; number: number }
  | { type: 'open'; chatId: string | null }
  | { type: 'ask'; question: Question }
  | { type: 'event'; id: string; event: Exclude<AnswerEvent, { type: 'done' }> }
  | { type: 'fail'; id: string; error: unknown }
  | { type: 'settle'; id: string; answered: boolean }
  | { type: 'delete'; chatId: string };

interface Kept {
  readonly openChatId: string | null;
  readonly unanswered: readonly Question[];
}

/** As the page before it was left. */
export function panelState({ openChatId, unanswered }: Kept): PanelState {
  const chatIds = [...new Set(unanswered.map(({ chatId }) => chatId))];
  return {
    openChatId,
    begun: chatIds.map((id, index) => ({
      ...{ id, number: index + 1 },
      title: titleFromMessage(unanswered.find(({ chatId }) => chatId === id)?.question ?? ''),
      isNew: false,
    })),
    askings: unanswered.map(leftUnanswered),
    answered: null,
  };
}

export function isAnswering({ askings }: PanelState, chatId: string | null): boolean {
  return askings.some((asking) => asking.chatId === chatId && isUnderWay(asking));
}

export function panelReducer(state: PanelState, action: PanelAction): PanelState {
  const { begun, askings } = state;
  switch (action.type) {
    case 'new-chat': {
      const chat = { id: action.chatId, number: action.number, title: null, isNew: true };
      return { ...state, begun: [...begun, chat], openChatId: chat.id, answered: null };
    }
    case 'open':
      // Whatever was asked in it: when it is opened again, the server knows.
      return {
        ...state,
        openChatId: action.chatId,
        answered: null,
        begun: begun.map((chat) => (chat.title === null ? chat : { ...chat, isNew: false })),
      };
    case 'ask': {
      const { question } = action;
      const title = titleFromMessage(question.question);
      return {
        ...state,
        answered: null,
        begun: begun.map((chat) =>
          chat.id === question.chatId ? { ...chat, title: chat.title ?? title } : chat,
        ),
        askings: [...askings.filter(({ id }) => id !== question.id), beginAsking(question)],
      };
    }
    case 'event':
      return changed(state, action.id, (asking) => withEvent(asking, action.event));
    case 'fail':
      return changed(state, action.id, (asking) => failed(asking, action.error));
    case 'settle': {
      const chatId = askings.find(({ id }) => id === action.id)?.chatId;
      return {
        ...state,
        askings: askings.filter(({ id }) => id !== action.id),
        answered: action.answered && chatId === state.openChatId ? action.id : state.answered,
      };
    }
    case 'delete':
      return {
        ...state,
        openChatId: state.openChatId === action.chatId ? null : state.openChatId,
        begun: begun.filter(({ id }) => id !== action.chatId),
        askings: askings.filter(({ chatId }) => chatId !== action.chatId),
      };
  }
}

function changed(state: PanelState, id: string, change: (asking: Asking) => Asking): PanelState {
  return { ...state, askings: state.askings.map((asking) => (asking.id === id ? change(asking) : asking)) };
}
