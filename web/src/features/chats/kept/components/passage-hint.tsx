import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { textLanguage } from '@/lib/text-language.ts';

interface Place {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly above: boolean;
}

const WIDTH = 320;
const GAP = 8;

/** Shows beside a chip what stands there, while a mouse or the focus is on it. A finger finds it in the list of passages. */
export function usePassageHint() {
  const id = useId();
  const [hint, setHint] = useState<Place | null>(null);
  const showAt = (element: Element) => setHint({ id, ...placeBeside(element.getBoundingClientRect()) });
  return {
    hint,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') showAt(event.currentTarget);
      },
      onPointerLeave: () => setHint(null),
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(':focus-visible')) showAt(event.currentTarget);
      },
      onBlur: () => setHint(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || hint === null) return;
        // The hint alone is closed: what an answer does meanwhile goes on.
        event.stopPropagation();
        setHint(null);
      },
    },
  };
}

function placeBeside({ left, top, bottom }: DOMRect): Omit<Place, 'id'> {
  const above = top > window.innerHeight / 2;
  const most = Math.max(GAP, window.innerWidth - Math.min(WIDTH, window.innerWidth) - GAP);
  return { above, left: Math.max(GAP, Math.min(left, most)), top: above ? top - GAP : bottom + GAP };
}

/** Outside of the panel, whose edges would cut it. */
export function PassageHint({ id, left, top, above, text }: Place & { text: string }) {
  return createPortal(
    <div
      id={id}
      role="tooltip"
      lang={textLanguage(text)}
      style={{
        left,
        top,
        maxWidth: `min(${WIDTH}px, calc(100vw - ${2 * GAP}px))`,
        translate: above ? '0 -100%' : undefined,
      }}
      className="pointer-events-none fixed z-50 animate-fade-in rounded-control border border-line bg-card px-3.5 py-2.5 text-sm leading-relaxed text-ink shadow-pop wrap-anywhere"
    >
      {text}
    </div>,
    document.body,
  );
}
