import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';

const finder = lazyPart(() => import('./finder.tsx'));

/** Opens the finder, and hears its shortcut for as long as it is on the page: no page outside the studio has it. */
export function FindButton({ userId }: { userId: string }) {
  /** Counts the openings, so that each tries to fetch what could not be fetched before. */
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { part, failed } = useLazyPart(finder, opening > 0 && opening);
  /** What is typed after it was asked for while the finder is still on its way; null when nobody waits for it. */
  const typedEarly = useRef<string | null>(null);

  const openFinder = useCallback(() => {
    typedEarly.current = '';
    setOpen(true);
    setOpening((before) => before + 1);
  }, []);

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (typedEarly.current !== null && isLetter(event)) {
        typedEarly.current += event.key;
        // Not for whatever has the focus now.
        event.preventDefault();
      }
      if (!isShortcut(event)) return;
      // The browser's own search would take the focus away.
      event.preventDefault();
      // A dialog asks for an answer first, unless it is the finder itself, which the same keys close.
      const open = [...document.querySelectorAll('dialog[open]')];
      if (open.some((dialog) => !dialog.querySelector('[data-finder]'))) return;
      if (open.length === 0) openFinder();
      else setOpen(false);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [openFinder]);
  // Nobody comes who would take it.
  useEffect(() => {
    if (failed && opening > 0) typedEarly.current = null;
  }, [failed, opening]);

  return (
    <div>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onPointerEnter={() => void finder.fetch()}
        onFocus={() => void finder.fetch()}
        onClick={openFinder}
        className="flex h-11 w-full items-center gap-2.5 rounded-control border border-line bg-card px-3 text-sm text-ink-soft transition-colors hover:border-line-strong hover:text-ink max-lg:w-11 max-lg:justify-center max-lg:px-0"
      >
        <Search aria-hidden="true" className="size-[1.125rem] shrink-0" />
        <span className="grow text-left max-lg:sr-only">{t`Find…`}</span>
        <span
          aria-hidden="true"
          className="rounded border border-line px-1.5 font-sans text-xs max-lg:hidden"
        >
          {isApple() ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {isOpen && part ? (
        <part.Finder userId={userId} typedEarly={typedEarly} onClose={() => setOpen(false)} />
      ) : null}
      {isOpen && failed ? (
        <p role="alert" className="mt-2 text-sm text-danger">
          {t`The search could not be loaded. Please check your connection.`}
        </p>
      ) : null}
    </div>
  );
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Only these two keys: with Shift or Alt it is somebody else's shortcut. */
function isShortcut(event: KeyboardEvent): boolean {
  const isHeld = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return isHeld && !event.shiftKey && !event.altKey && event.code === 'KeyK' && !event.isComposing;
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
