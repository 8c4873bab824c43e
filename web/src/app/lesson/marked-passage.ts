import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { findPassage, readPassage } from '@/lib/passage-link.ts';
import { useVisit } from '@/lib/use-visit.ts';

/** How long a text may take to come: what reads Markdown, and the list of files, are fetched. */
const WAIT_MS = 8000;
const MARKED_MS = 4000;
const blocks = 'p, li, h3, h4, h5, h6, td, blockquote, a';

/**
 * A part of the page in which the passage that the lesson's address names is looked for: it is scrolled to, marked for a moment and
 * given the focus, so that reading goes on there. Following the same link again does the same again.
 */
export function useMarkedPassage(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const passage = useLocation({ select: ({ searchStr }) => readPassage(searchStr) });
  const visit = useVisit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit of the address looks anew.
  useEffect(() => {
    const root = part.current;
    if (root === null || passage === null) return;
    let marked: { readonly element: HTMLElement; readonly unmark: () => void } | undefined;
    // A text is shown as it was written until it can be read as Markdown: what was marked then is gone.
    const look = () => {
      if (marked?.element.isConnected) return;
      const element = findPassage(blocksIn(root), passage);
      if (element) marked = { element, unmark: mark(element) };
    };
    const watch = new MutationObserver(look);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-state'] });
    const timer = setTimeout(() => watch.disconnect(), WAIT_MS);
    look();
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      marked?.unmark();
    };
  }, [passage, visit]);
  return part;
}

/** Of the tab that is open. The assistant quotes the very words that are looked for, and is not meant. */
function blocksIn(root: HTMLElement): HTMLElement[] {
  const tab = root.querySelector('[role=tabpanel][data-state=active]');
  const all = [...(tab?.querySelectorAll<HTMLElement>(blocks) ?? [])];
  return all.filter((block) => block.closest('[data-assistant]') === null);
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
