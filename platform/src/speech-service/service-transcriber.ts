import { setTimeout as delay } from 'node:timers/promises';
import type { TranscribeService } from '../config/transcribe-settings.ts';
import { quoted } from '../operator-service/call-service.ts';
import {
  samplesPerSecond,
  type TranscribeOptions,
  type Transcriber,
  TranscriberError,
  type Utterance,
} from '../speech/transcriber.ts';
import { askService, type ServiceAnswer, unreachable } from './ask-service.ts';
import { readAnswer } from './read-answer.ts';
import { wavOf } from './wav.ts';

export interface ServicePatience {
  /** A service without a graphics card takes longer than the piece lasts. */
  readonly timeoutMs: number;
  /** Between tries, where it is busy, away or broken. */
  readonly pausesMs: readonly number[];
}

const usualPatience: ServicePatience = { timeoutMs: 120_000, pausesMs: [1_000, 5_000, 20_000] };

/** Whisper looks at the last 224 tokens of a prompt and forgets what comes before. */
const PROMPT_CHARACTERS = 600;
/** Services refuse what is shorter, and no word is. */
const SHORTEST_SOUND = samplesPerSecond / 10;

/** Speech to text by a service that answers as OpenAI's does. Which languages it understands, only its operator knows. */
export function createServiceTranscriber(
  service: TranscribeService,
  { timeoutMs, pausesMs }: ServicePatience = usualPatience,
): Transcriber {
  let closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  /** Some models answer without times only. */
  let format: 'verbose_json' | 'json' = 'verbose_json';

  async function ask(
    sound: Float32Array,
    options: TranscribeOptions,
    signal: AbortSignal,
  ): Promise<Utterance[]> {
    signal.throwIfAborted();
    if (sound.length < SHORTEST_SOUND) return [];
    const pieceMs = (sound.length / samplesPerSecond) * 1000;
    let failed: TranscriberError | null = null;
    for (const pauseMs of [0, ...pausesMs]) {
      const form = formOf(sound, options, { model: service.model, format });
      const answer = await askService(service, form, { signal, timeoutMs }).catch((error: unknown) => {
        if (error instanceof TranscriberError && error.fault === 'service_unreachable') return error;
        throw error;
      });
      if (!(answer instanceof TranscriberError)) {
        if (answer.status === 200) return readAnswer(answer.body, pieceMs);
        if (format === 'verbose_json' && answer.status === 400 && answer.body.includes('response_format')) {
          format = 'json';
          continue;
        }
        if (!isPassing(answer)) throw refused(answer);
      }
      failed = answer instanceof TranscriberError ? answer : unreachable(`it answers ${answer.status}`);
      await delay((!(answer instanceof TranscriberError) && answer.retryAfterMs) || pauseMs, undefined, {
        signal,
      });
    }
    throw failed ?? unreachable('it answers nothing');
  }

  /** With what it says about it. */
  function refused({ status, body }: ServiceAnswer): TranscriberError {
    return new TranscriberError(
      'service_refused',
      `The service for transcriptions answers ${status}: ${quoted(body, service)}`,
    );
  }

  return {
    understands: () => true,
    transcribe(sound, options) {
      const signal = AbortSignal.any([closing.signal, ...(options.signal ? [options.signal] : [])]);
      const turn = last.then(() => ask(sound, options, signal));
      last = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      closing.abort(new Error('The transcriber was closed.'));
      closing = new AbortController();
      await last;
    },
  };
}

function formOf(
  sound: Float32Array,
  { language, words = [] }: TranscribeOptions,
  { model, format }: { readonly model: string; readonly format: string },
): FormData {
  const form = new FormData();
  form.append('file', new Blob([wavOf(sound, samplesPerSecond)], { type: 'audio/wav' }), 'piece.wav');
  form.append('model', model);
  form.append('response_format', format);
  if (format === 'verbose_json') form.append('timestamp_granularities[]', 'segment');
  form.append('temperature', '0');
  // Two letters, whatever comes after them.
  form.append('language', language.split('-', 1)[0] ?? language);
  const prompt = words.join(', ').slice(0, PROMPT_CHARACTERS);
  if (prompt !== '') form.append('prompt', prompt);
  return form;
}

/** Busy or broken for a moment, and not against what we ask. */
function isPassing({ status }: ServiceAnswer): boolean {
  return status === 429 || status === 408 || status >= 500;
}
