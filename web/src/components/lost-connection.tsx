import { t } from '@lingui/core/macro';
import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnline } from '@/lib/use-online.ts';

interface LostConnectionProps {
  /** Asks again, where nothing else does when the connection is back. */
  again?: () => unknown;
}

/** Why something could not be loaded that is asked for again when the connection is back. */
export function LostConnection({ again }: LostConnectionProps) {
  useEffect(() => onlineManager.subscribe((online) => void (online && again?.())));
  return useOnline()
    ? t`The connection may have dropped for a moment.`
    : t`You are offline. It comes when the connection is back.`;
}
