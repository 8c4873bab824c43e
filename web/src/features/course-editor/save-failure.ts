import { ApiError } from '@academy/contract/http/client.ts';
import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { RequestFailure } from '@/api/client/send-request.ts';
import { useConnection } from '@/lib/use-connection.ts';

export function useSaveFailureText(error: Error | null): string {
  const connection = useConnection(error);
  if (error instanceof TypeError && connection === 'online-again') {
    return `${t`You are online again.`} ${t`Save the course now.`}`;
  }
  return error ? saveFailureText(error) : '';
}

export function saveFailureText(error: Error): string {
  if (error instanceof RequestFailure) return errorText(error, error.reason || error.message);
  if (error instanceof ApiError) return errorText(error);
  return t`The server could not be reached. Check your connection and save again.`;
}

/** The course was saved elsewhere since it was loaded. */
export function isConflict(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** The server refused it. After any other failure the save may still have been done. */
export function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500;
}
