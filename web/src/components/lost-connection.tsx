import { t } from '@lingui/core/macro';
import { useOnline } from '@/lib/use-connection.ts';

/** Why something could not be loaded that is asked for again when the connection is back. */
export function LostConnection() {
  const online = useOnline();
  return online
    ? t`The connection may have dropped for a moment.`
    : t`You are offline. It comes when the connection is back.`;
}
