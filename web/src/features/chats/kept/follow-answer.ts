/**
 * Asks, and follows the answer until it is whole, is stopped or fails. The reply is shown 1.5 seconds after the message, or when it
 * is there if that is later; until then what comes of it waits.
 */
import type { AnswerEvent, Exchange } from '@academy/contract/chats/answer.ts';
import { chat } from '@academy/contract/chats/chat-constants.ts';
import type { Asking, Question } from './asking.ts';
import type { PanelAction } from './panel-state.ts';

export interface AnswerFollower {
  readonly ask: (question: Question, signal: AbortSignal) => AsyncIterable<AnswerEvent>;
  readonly dispatch: (action: PanelAction) => void;
  /** Undefined once nobody asks it any more, as when another user signed in. */
  readonly find: (id: string) => Asking | undefined;
  readonly onWhole: (question: Question, exchange: Exchange) => void;
  /** What is there of an answer that was stopped. */
  readonly onStopped: (asking: Asking) => void;
}

/** It was stopped before the server was known to have the question. */
export class StoppedEarly extends Error {}

const stops = new Map<string, AbortController>();

export function stopAnswer(id: string): void {
  stops.get(id)?.abort();
}

export async function followAnswer(question: Question, follower: AnswerFollower): Promise<void> {
  const { id } = question;
  const { dispatch, find } = follower;
  const stop = new AbortController();
  stops.set(id, stop);
  dispatch({ type: 'ask', question });
  const isDue = laterUnless(stop.signal);
  try {
    for await (const event of follower.ask(question, stop.signal)) {
      if (event.type !== 'sources') await isDue;
      stop.signal.throwIfAborted();
      if (find(id) === undefined) return stop.abort();
      if (event.type === 'done') {
        follower.onWhole(question, event.exchange);
        dispatch({ type: 'settle', id, answered: true });
        return;
      }
      dispatch({ type: 'event', id, event });
    }
  } catch (error) {
    const asking = find(id);
    if (asking === undefined) return;
    if (!stop.signal.aborted) dispatch({ type: 'fail', id, error });
    else if (asking.reached) {
      follower.onStopped(asking);
      dispatch({ type: 'settle', id, answered: false });
    } else dispatch({ type: 'fail', id, error: new StoppedEarly() });
  } finally {
    stops.delete(id);
  }
}

/** Who stops waits no longer. */
function laterUnless(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, chat.replyDelayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
