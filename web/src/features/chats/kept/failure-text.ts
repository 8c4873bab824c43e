import { ApiError } from '@academy/contract/http/client.ts';
import { t } from '@lingui/core/macro';
import { AnswerCutOff } from '@/api/answers.ts';
import { errorText } from '@/api/client/error-text.ts';
import type { Connection } from '@/lib/use-connection.ts';
import { StoppedEarly } from './follow-answer.ts';

/** Why there is no whole answer. Nothing is said of what the server has words for itself. */
export function failureText(error: unknown, connection: Connection): string {
  if (error === undefined) return t`This question has no answer yet.`;
  if (error instanceof StoppedEarly) return t`You stopped this answer.`;
  if (error instanceof ApiError && error.code !== undefined) return errorText(error);
  if (error instanceof ApiError && error.status === 401) return errorText(error);
  if (connection === 'offline') return t`You are offline. Your question is kept on this device.`;
  if (error instanceof AnswerCutOff) return t`The line was cut before the answer was whole.`;
  if (error instanceof TypeError && connection === 'online-again')
    return t`You are online again. Your question can be sent now.`;
  if (error instanceof TypeError)
    return t`The academy cannot be reached. Your question is kept on this device.`;
  return t`Something went wrong while this was answered.`;
}
