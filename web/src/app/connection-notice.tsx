import { t } from '@lingui/core/macro';
import { onlineManager, useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useSessionStatus } from '@/features/auth/session.ts';
import { useOnline } from '@/lib/use-online.ts';

/** What else is needed on a bad line comes in the same file. */
// biome-ignore lint/performance/noBarrelFile: a file of its own would be one more request on a bad line.
export { PlainToast } from '@/components/ui/plain-toast.tsx';

/** From here on one wonders whether anything comes at all. */
const slowAfterMs = 8000;

interface ConnectionNoticeProps {
  isSessionKnown: boolean;
}

/** Below the header of every page. */
export function ConnectionNotice({ isSessionKnown }: ConnectionNoticeProps) {
  const online = useOnline();
  useAskAgain(online);
  const firstAnswers = useIsFetching({ predicate: ({ state }) => state.data === undefined });
  const isPageLoading = useRouterState({ select: ({ isLoading }) => isLoading });
  const isSlow = useLasting(firstAnswers > 0 || isPageLoading || !isSessionKnown);
  if (online && !isSlow) return null;
  return (
    <p ref={keepClear} className="page border-b border-line bg-sunken py-2.5 text-sm">
      <span className="font-semibold">{online ? t`This takes longer than usual.` : t`You are offline.`}</span>{' '}
      {online
        ? t`The connection is slow, or the academy is busy. What is missing comes by itself.`
        : t`What you do now is not saved, unless it says that it is kept on this device.`}
    </p>
  );
}

/** It stays in view: what else stays there, and what an address or the keyboard leads to, comes below it. */
function keepClear(band: HTMLElement | null): (() => void) | undefined {
  if (band === null) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--band', `${band.offsetHeight}px`));
  observer.observe(band);
  return () => {
    observer.disconnect();
    style.removeProperty('--band');
  };
}

/** What could not be asked without a connection is asked when it is back, and who is signed in before anything else. */
function useAskAgain(online: boolean): void {
  const { recheck } = useSessionStatus();
  const wasOffline = useRef(false);
  // A page that was opened without one does not know that it is gone.
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
  useEffect(() => {
    if (online && wasOffline.current) recheck();
    wasOffline.current = !online;
  }, [online, recheck]);
}

/** Whether it has been so for long, without a break. */
function useLasting(isSo: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return setLong(false);
    const timer = setTimeout(setLong, slowAfterMs, true);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && isLong;
}
