import type { AssistantSettings } from '../../config/assistant-settings.ts';

export const assistantKey = 'sk-a-secret-key-of-the-operator';

export function settingsOf({ url }: { readonly url: string }): AssistantSettings {
  return { url, key: assistantKey, models: ['good', 'second'], hourlyAnswers: 30, dailyTokens: 1_000_000 };
}
