import './marked-passage.css';
import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { findPassage, readPassage } from '@/lib/passage-link.ts';

/** How long a text may take to come: what reads Markdown, and the list of files, are fetched. */
const WAIT_MS = 8000;
const MARKED_MS = 4000;
/** Of the tab that is open. The assistant quotes the very words that are looked for, and is not meant. */
const blocks =
  '[role=tabpanel][data-state=active] :is(p, li, h3, h4, h5, h6, td, blockquote, a):not([data-assistant] *)';

/**
 * A part of the page in which the passage that the lesson's address names is looked for: it is scrolled to, marked for a moment and
 * given the focus, so that reading goes on there. Following the same link again does the same again.
 */
export function useMarkedPassage(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const passage = useLocation({ select: ({ searchStr }) => readPassage(searchStr) });
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit of the address looks anew.
  useEffect(() => {
    const root = part.current;
    if (root === null || passage === null) return;
    let unmark: (() => void) | undefined;
    const look = () => {
      const found = findPassage(root.querySelectorAll(blocks), passage);
      if (!(found instanceof HTMLElement)) return false;
      stop();
      unmark = mark(found);
      return true;
    };
    const watch = new MutationObserver(() => void look());
    const timer = setTimeout(() => stop(), WAIT_MS);
    const stop = () => {
      watch.disconnect();
      clearTimeout(timer);
    };
    const whatComes = { childList: true, characterData: true, attributeFilter: ['data-state'] };
    if (!look()) watch.observe(root, { ...whatComes, subtree: true });
    return () => {
      stop();
      unmark?.();
    };
  }, [passage, visit]);
  return part;
}

function mark(element: HTMLElement): () => void {
  const hadTabIndex = element.hasAttribute('tabindex') || element.matches('a');
  if (!hadTabIndex) element.tabIndex = -1;
  element.setAttribute('data-marked', '');
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
  const unmark = () => {
    element.removeAttribute('data-marked');
    if (!hadTabIndex) element.removeAttribute('tabindex');
  };
  const timer = setTimeout(unmark, MARKED_MS);
  return () => {
    clearTimeout(timer);
    unmark();
  };
}
