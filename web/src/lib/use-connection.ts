import { useState } from 'react';
import { useOnline } from '@/lib/use-online.ts';

/** `online-again`: the connection was gone since this failed, and is back. */
export type Connection = 'online' | 'offline' | 'online-again';

/** The connection as it matters to somebody who reads that something failed. */
export function useConnection(failure: unknown): Connection {
  const online = useOnline();
  const [missedBy, setMissedBy] = useState<unknown>(null);
  if (!online && missedBy !== failure) setMissedBy(failure);
  if (!online) return 'offline';
  return failure !== null && missedBy === failure ? 'online-again' : 'online';
}
