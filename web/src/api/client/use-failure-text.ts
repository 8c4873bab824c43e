import { t } from '@lingui/core/macro';
import { useConnection } from '@/lib/use-connection.ts';
import { errorText } from './error-text.ts';

/**
 * Why something was not sent, in words that follow the connection. Nothing is sent again by itself: `again` says
 * what to do when the connection is back.
 */
export function useFailureText(error: Error | null, again = ''): string {
  const connection = useConnection(error);
  if (!(error instanceof TypeError) || connection === 'online') return errorText(error);
  return connection === 'offline' ? t`You are offline.` : `${t`You are online again.`} ${again}`.trimEnd();
}
