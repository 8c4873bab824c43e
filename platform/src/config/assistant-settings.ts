import type { Settings } from './settings-schema.ts';

/** A service that writes answers, as OpenAI's chat completions do, and how much it may write. */
export interface AssistantSettings {
  /** Without /v1/chat/completions. */
  readonly url: string;
  readonly key: string | null;
  /** The first is asked unless a person switches to another one. */
  readonly models: readonly string[];
  /** Of one person; what is asked beyond is answered with passages of the course alone. */
  readonly hourlyAnswers: number;
  /** Of the whole academy, what is sent and what is written together. */
  readonly dailyTokens: number;
}

export function assistantOf(settings: Settings): AssistantSettings | null {
  const {
    ASSISTANT_URL: url,
    ASSISTANT_KEY: key = null,
    ASSISTANT_MODEL: models,
    ASSISTANT_HOURLY_ANSWERS: hourlyAnswers,
    ASSISTANT_DAILY_TOKENS: dailyTokens,
  } = settings;
  return url === undefined ? null : { url, key, models, hourlyAnswers, dailyTokens };
}
