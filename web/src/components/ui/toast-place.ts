/**
 * Where the toast stands: at the bottom, above a bar that it would lie on, such as the one that saves a form or the controls of a
 * film; and at the top while someone types where it would be, as nobody can type under it.
 */
import { useEffect, useState } from 'react';
import type { ToastRecord } from './toast-store.ts';

export interface ToastPlace {
  readonly edge: 'bottom' | 'top' | 'top-on-phones';
  /** From the bottom edge of the window. */
  readonly liftPx: number;
}

/** About as much as a toast with a sentence and a button takes up, with the air around it. */
const TOAST_HEIGHT_PX = 190;
const TOAST_WIDTH_PX = 416;
const PHONE_PX = 768;
/** The header stays above everything. */
const HEADER_PX = 64;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'right' | 'height'>;

interface Surroundings {
  readonly window: { readonly width: number; readonly height: number };
  /** What is pressed next, wherever it stands. */
  readonly bars: readonly Box[];
  /** The field that someone types in. */
  readonly field: Box | null;
}

export function toastPlace(
  wished: ToastRecord['edge'],
  { window: { width, height }, bars, field }: Surroundings,
): ToastPlace {
  const isWide = width >= PHONE_PX;
  const covers = (liftPx: number, box: Box) =>
    box.height > 0 &&
    box.bottom > height - liftPx - TOAST_HEIGHT_PX &&
    box.top < height - liftPx &&
    (!isWide || box.right > width - TOAST_WIDTH_PX);
  // From the lowest up: above one bar it may lie on the next.
  const liftPx = bars
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce((lift, bar) => (covers(lift, bar) ? Math.round(height - bar.top) : lift), 0);
  const isRoomLeft = height - liftPx - TOAST_HEIGHT_PX >= HEADER_PX;
  if (!isRoomLeft || (field !== null && covers(liftPx, field))) return { edge: 'top', liftPx };
  return { edge: wished === 'top' ? 'top-on-phones' : 'bottom', liftPx };
}

const BARS = '[data-bottom-bar], [data-player-controls]';
const TYPED_IN = 'textarea, select, [contenteditable="true"], input:not([type=checkbox], [type=radio])';

function surroundings(): Surroundings {
  const typedIn = document.activeElement?.matches(TYPED_IN) ? document.activeElement : null;
  return {
    window: { width: window.innerWidth, height: window.innerHeight },
    bars: [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect()),
    field: typedIn?.getBoundingClientRect() ?? null,
  };
}

/** A page that changes around it tells nobody. */
const LOOK_MS = 300;

const unlessSame = (before: ToastPlace, next: ToastPlace): ToastPlace =>
  before.edge === next.edge && before.liftPx === next.liftPx ? before : next;

const events = ['scroll', 'resize', 'focusin', 'input'] as const;

export function useToastPlace(record: ToastRecord | undefined): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>({ edge: 'bottom', liftPx: 0 });
  const { id, open = false, edge = 'bottom' } = record ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast looks around anew.
  useEffect(() => {
    if (!open) return;
    const look = () => {
      // It does not move away under a finger, nor with the keyboard's focus in it.
      if (!document.querySelector('[data-toasts]')?.matches(':hover, :focus-within')) {
        setPlace((before) => unlessSame(before, toastPlace(edge, surroundings())));
      }
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    for (const event of events) window.addEventListener(event, look, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const event of events) window.removeEventListener(event, look, { capture: true });
    };
  }, [id, open, edge]);
  return place;
}
