import { type RefObject, useEffect } from 'react';
import type { PlayerStore } from '../create-player-store.ts';

/** What others draw over the picture keeps the focus that a pointer gives it. */
const OVERLAY = '[data-player-overlay]';

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** What a pointer does on the picture and around the controls. */
export function useStagePointer(
  store: PlayerStore,
  { video, container }: { video: HTMLVideoElement; container: RefObject<HTMLElement | null> },
): void {
  useEffect(() => {
    const stage = container.current;
    if (!stage) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let wereVisible = true;

    const onPointerDown = () => {
      wereVisible = store.getSnapshot().controlsVisible;
      store.touch();
    };
    // A finger cannot hover: its first tap shows the controls and nothing else.
    const onClick = (event: PointerEvent) => {
      if (event.pointerType === 'touch' && !wereVisible) return;
      store.togglePlay();
    };
    // Buttons do not keep the focus of a mouse, so that space plays and pauses instead of pressing the last one again.
    const onMouseDown = (event: MouseEvent) => {
      if (isWithin(event.target, `input,[role=menu],${OVERLAY}`)) return;
      event.preventDefault();
      stage.focus({ preventScroll: true });
    };
    const onPointerUp = (event: PointerEvent) => {
      if (isWithin(event.target, OVERLAY)) return;
      if (event.target instanceof HTMLInputElement) stage.focus({ preventScroll: true });
    };
    const onFocus = () =>
      store.updateControls({
        focusInside: stage.querySelector('[data-player-controls] :focus-visible') !== null,
      });

    stage.addEventListener('pointermove', store.touch, { signal });
    stage.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
    stage.addEventListener('pointerup', onPointerUp, { signal });
    stage.addEventListener('mousedown', onMouseDown, { signal });
    stage.addEventListener('focusin', onFocus, { signal });
    stage.addEventListener('focusout', () => queueMicrotask(onFocus), { signal });
    video.addEventListener('click', onClick, { signal });
    video.addEventListener('dblclick', store.toggleFullscreen, { signal });
    return () => listeners.abort();
  }, [store, container, video]);
}
