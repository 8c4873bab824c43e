import { chat } from '@academy/contract/chats/chat-constants.ts';
import { useEffect, useState } from 'react';
import { log } from '@/lib/log.ts';

type CopyOutcome = 'copied' | 'failed';

/** Copies a text and says for two seconds how that went; a page that is not secure has no clipboard. */
export function useCopy() {
  const [result, setResult] = useState<{ outcome: CopyOutcome } | null>(null);

  // A new result, even the same again, begins its two seconds anew.
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), chat.copyConfirmationMs);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ outcome: 'copied' });
    } catch (error) {
      log.warn('A message could not be copied', { error });
      setResult({ outcome: 'failed' });
    }
  };

  return { outcome: result?.outcome ?? null, copy };
}
