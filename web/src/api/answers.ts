/** Answers of the assistant, which are read as they are written. */
import type { AnswerEvent } from '@academy/contract/chats/answer.ts';
import type { RequestOf } from '@academy/contract/http/client.ts';
import { readLines } from './client/read-lines.ts';
import { responseTo } from './client/send-request.ts';

interface ChatAddress {
  readonly courseId: string;
  readonly chatId: string;
}

type Question = RequestOf<'POST /api/courses/{courseId}/chats/{chatId}/questions'>['body'];

const questionsPath = ({ courseId, chatId }: ChatAddress) =>
  `/api/courses/${encodeURIComponent(courseId)}/chats/${encodeURIComponent(chatId)}/questions`;

/** The same question twice, by its id, is still one. */
export function askQuestion(chat: ChatAddress, body: Question, signal: AbortSignal) {
  return answerAt(questionsPath(chat), body, signal);
}

export function askAgain(chat: ChatAddress, exchangeId: string, model: string | null, signal: AbortSignal) {
  const body = model === null ? {} : { model };
  return answerAt(`${questionsPath(chat)}/${encodeURIComponent(exchangeId)}/again`, body, signal);
}

/** The line was cut before the answer was whole. */
export class AnswerCutOff extends Error {}

async function* answerAt(path: string, body: object, signal: AbortSignal): AsyncGenerator<AnswerEvent, void> {
  const response = await responseTo({ method: 'POST', path, body, signal });
  let isWhole = false;
  try {
    for await (const line of readLines(response)) {
      // The server checks every line against the contract before it sends it.
      const event = line as AnswerEvent;
      isWhole = event.type === 'done';
      yield event;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw new AnswerCutOff('The answer was cut off', { cause: error });
  }
  if (!isWhole) throw new AnswerCutOff('The answer was cut off');
}
