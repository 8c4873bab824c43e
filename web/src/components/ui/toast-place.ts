/**
 * Where the toast stands: at the bottom, above a bar that lies there, such as the one that saves a form; and at the top while
 * someone types where it would be, as nobody can type under it.
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

type Box = Pick<DOMRect, 'top' | 'bottom' | 'right' | 'height'>;

interface Surroundings {
  readonly window: { readonly width: number; readonly height: number };
  /** What lies at the bottom of the page. */
  readonly bars: readonly Box[];
  /** The field that someone types in. */
  readonly field: Box | null;
}

export function toastPlace(
  wished: ToastRecord['edge'],
  { window: { width, height }, bars, field }: Surroundings,
): ToastPlace {
  const inSight = bars.filter((bar) => bar.height > 0 && bar.top < height && bar.bottom > height / 2);
  const liftPx = Math.round(height - Math.min(height, ...inSight.map((bar) => bar.top)));
  const isWide = width >= PHONE_PX;
  const top = height - liftPx - TOAST_HEIGHT_PX;
  const isUnder = (box: Box) =>
    box.height > 0 &&
    box.bottom > top &&
    box.top < height - liftPx &&
    (!isWide || box.right > width - TOAST_WIDTH_PX);
  if (field !== null && isUnder(field)) return { edge: 'top', liftPx };
  return { edge: wished === 'top' ? 'top-on-phones' : 'bottom', liftPx };
}

const TYPED_IN = 'textarea, select, [contenteditable="true"], input:not([type=checkbox], [type=radio])';

function surroundings(): Surroundings {
  const typedIn = document.activeElement?.matches(TYPED_IN) ? document.activeElement : null;
  return {
    window: { width: window.innerWidth, height: window.innerHeight },
    bars: [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => bar.getBoundingClientRect()),
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
