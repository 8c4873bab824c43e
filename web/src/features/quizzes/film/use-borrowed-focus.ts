import { useEffect, useRef, useState } from 'react';
import { takesKeys } from '@/player/focused-control.ts';

/** The focus goes to the panel and, when that goes, back to where it was. Who is writing is left to it, and only told. */
export function useBorrowedFocus() {
  const panel = useRef<HTMLFormElement>(null);
  const lender = useRef<Element | null>(null);
  const [isLeftAlone, setLeftAlone] = useState(false);
  useEffect(() => {
    lender.current = document.activeElement;
    if (takesKeys(document.activeElement)) setLeftAlone(true);
    else panel.current?.focus({ preventScroll: true });
  }, []);
  const giveFocusBack = () => {
    const stage = panel.current?.closest<HTMLElement>('[data-player-stage]');
    const home = lender.current instanceof HTMLElement && lender.current.isConnected ? lender.current : stage;
    // Who went on by Tab to another part of the page stays there.
    if (panel.current?.contains(document.activeElement)) {
      (home === document.body ? stage : home)?.focus({ preventScroll: true });
    }
  };
  return { panel, giveFocusBack, isLeftAlone };
}
