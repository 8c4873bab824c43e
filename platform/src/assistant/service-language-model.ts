import { randomBytes } from 'node:crypto';
import { chatLimits } from '@academy/contract/chats/chat-limits.ts';
import type { AssistantSettings } from '../config/assistant-settings.ts';
import { AnswerTooLarge, boundedText, quoted, reasonOf } from '../operator-service/call-service.ts';
import { askForCompletion } from './ask-for-completion.ts';
import {
  type CompletionPart,
  lastData,
  nonsense,
  readCompletionPart,
  readError,
} from './completion-parts.ts';
import {
  type LanguageModel,
  LanguageModelError,
  type ModelQuestion,
  type ModelUse,
} from './language-model.ts';
import { estimateTokens, promptOf } from './prompt.ts';
import { eventData } from './server-sent-events.ts';
import { type ModelPatience, startWatch, usualPatience } from './watch.ts';
import { withoutThinking } from './without-thinking.ts';

/** Each token comes in some hundred bytes of JSON, and thoughts beside it. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Why a model stopped, where it had not said all. */
const cutShort = new Set(['length', 'max_tokens']);

/** Answers by a service that speaks OpenAI's chat completions. */
export function createLanguageModel(
  settings: AssistantSettings,
  patience: ModelPatience = usualPatience,
): LanguageModel {
  const ask = askForCompletion(settings);

  async function* write(question: ModelQuestion): AsyncGenerator<string, ModelUse> {
    question.signal.throwIfAborted();
    const watch = startWatch(question.signal, patience);
    const said = { letters: 0, thoughts: 0, tokens: null as number | null, finish: null as string | null };
    const answer = withoutThinking();
    let isThere = false;

    function bounded(text: string): string {
      const left = chatLimits.answerMaxLength - said.letters;
      said.letters += text.length;
      return text.length > left ? text.slice(0, Math.max(0, left)) : text;
    }

    try {
      const prompt = promptOf(question, randomBytes(12).toString('hex'));
      const response = await ask(question.model, prompt, watch.signal);
      isThere = true;
      for await (const part of partsOf(response)) {
        watch.signal.throwIfAborted();
        said.tokens = part.tokens ?? said.tokens;
        said.finish ??= part.finish;
        said.thoughts += part.thought.length;
        if (part.text === '' && part.thought === '') continue;
        watch.rest();
        const text = bounded(answer.next(part.text));
        if (text !== '') yield text;
        if (said.letters > chatLimits.answerMaxLength) throw cutOff('it writes without an end');
        watch.wait();
      }
      const held = bounded(answer.end());
      if (held !== '') yield held;
      if (said.letters === 0 && said.finish === null) throw nonsense('its answer is not a chat completion');
      if (said.finish === null) throw cutOff('it ended in the middle');
      if (cutShort.has(said.finish)) throw cutOff('it may not write more');
      if (said.finish === 'content_filter') throw refused('it filters its answer');
      if (said.letters === 0) throw nonsense('it answers nothing');
      return { tokens: said.tokens ?? estimateTokens(question, said.letters + said.thoughts) };
    } catch (error) {
      if (question.signal.aborted) throw question.signal.reason;
      if (watch.signal.aborted) throw watch.signal.reason;
      if (error instanceof LanguageModelError) throw error;
      if (error instanceof AnswerTooLarge) throw nonsense('its answer is too large');
      throw isThere ? cutOff(reasonOf(error)) : away(reasonOf(error));
    } finally {
      watch.end();
    }
  }

  async function* partsOf(response: Response): AsyncGenerator<CompletionPart> {
    let isAnswering = false;
    for await (const data of eventData(boundedText(response, MOST_BYTES))) {
      if (data === lastData) {
        // Some say nothing else about the end.
        yield { text: '', thought: '', tokens: null, finish: 'stop' };
        return;
      }
      const error = readError(data);
      if (error !== null && isAnswering) throw cutOff(quoted(error, settings));
      if (error !== null) throw refused(quoted(error, settings));
      const part = readCompletionPart(data);
      isAnswering ||= part.text !== '';
      yield part;
    }
  }

  return { models: settings.models, write };
}

function cutOff(why: string): LanguageModelError {
  return new LanguageModelError('service_cut_off', `The service for answers broke off: ${why}.`);
}

function refused(why: string): LanguageModelError {
  return new LanguageModelError('service_refused', `The service for answers refuses: ${why}.`);
}

function away(why: string): LanguageModelError {
  return new LanguageModelError('service_away', `The service for answers cannot be reached: ${why}.`);
}
