import { z } from 'zod';
import { LanguageModelError } from './language-model.ts';

const wordsSchema = z.object({
  content: z.string().nullish(),
  // What a model thinks before it writes; services call it by either name.
  reasoning_content: z.string().nullish(),
  reasoning: z.string().nullish(),
});

const choiceSchema = z.object({
  /** In a stream, and otherwise. */
  delta: wordsSchema.nullish(),
  message: wordsSchema.nullish(),
  finish_reason: z.string().nullish(),
});

const tokens = z.number().int().min(0).max(100_000_000);
const usageSchema = z.object({ prompt_tokens: tokens, completion_tokens: tokens });

/** OpenAI's chat completion, whole or a chunk of it, as far as it matters here. */
const completionSchema = z.object({
  choices: z.array(choiceSchema),
  // What makes no sense there is as good as nothing said.
  usage: usageSchema.nullish().catch(null),
});

const errorSchema = z.object({ error: z.unknown() });

/** What an event of the service brings. */
export interface CompletionPart {
  readonly text: string;
  /** Thoughts are never shown, but they show that it is at work, and cost as much. */
  readonly thought: string;
  readonly finish: string | null;
  readonly tokens: number | null;
}

/** The data after which nothing comes. */
export const lastData = '[DONE]';

/** What it says where it tells of an error instead; null otherwise. */
export function readError(data: string): string | null {
  const { error } = errorSchema.safeParse(parseJson(data)).data ?? {};
  return error === undefined || error === null ? null : JSON.stringify(error);
}

export function readCompletionPart(data: string): CompletionPart {
  const parsed = completionSchema.safeParse(parseJson(data));
  if (!parsed.success) throw nonsense('its answer is not a chat completion');
  const [choice] = parsed.data.choices;
  const words = choice?.delta ?? choice?.message;
  const { usage } = parsed.data;
  return {
    text: words?.content ?? '',
    thought: words?.reasoning_content ?? words?.reasoning ?? '',
    finish: choice?.finish_reason ?? null,
    tokens: usage ? usage.prompt_tokens + usage.completion_tokens : null,
  };
}

export function nonsense(why: string): LanguageModelError {
  return new LanguageModelError('service_nonsense', `The service for answers makes no sense: ${why}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
