import { type RefObject, useEffect } from 'react';
import type { PlayerStore } from '../create-player-store.ts';
import { focusedControl } from '../focused-control.ts';
import { playerCommandFor } from '../player-keys.ts';
import { runCommand } from '../run-command.ts';

/** Keys work wherever the focus is on the page, unless something there needs them. */
export function usePlayerKeys(store: PlayerStore, container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const element = container.current;
      if (event.defaultPrevented || event.isComposing || !element) return;
      if (element.contains(document.activeElement)) store.touch();
      const command = playerCommandFor(event, focusedControl(event.target, element));
      if (command === undefined || store.getSnapshot().error !== null) return;
      event.preventDefault();
      runCommand(command, store.getSnapshot(), store);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store, container]);
}
