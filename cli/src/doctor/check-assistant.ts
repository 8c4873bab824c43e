import type { Config } from '@academy/platform/config.ts';
import { checkOperatorService } from './check-operator-service.ts';
import type { Finding } from './finding.ts';

/** Whether the service that writes the assistant's answers is there. Without one it quotes the course. */
export async function checkAssistant({ assistant }: Pick<Config, 'assistant'>): Promise<Finding[]> {
  if (assistant === null) return [];
  const words = { subject: 'assistant', does: 'its answers are written by', setting: 'ASSISTANT' };
  return [await checkOperatorService(assistant, words)];
}
