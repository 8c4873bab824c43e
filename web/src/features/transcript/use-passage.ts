import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { momentSearch } from '@academy/contract/videos/moments.ts';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { paths } from '@/config/paths.ts';
import { log } from '@/lib/log.ts';

export interface Passage {
  readonly text: string;
  readonly startMs: number;
}

/** With the address at which the film says it. */
function passageText({ text, startMs }: Passage, address: LessonAddress): string {
  const link = new URL(paths.lesson(address), window.location.origin);
  link.search = String(new URLSearchParams(momentSearch(startMs / 1000)));
  return `${text}\n${link.href}`;
}

/** What is selected in a box of cues. */
export function useSelectedPassage(box: RefObject<HTMLElement | null>): Passage | null {
  const [passage, setPassage] = useState<Passage | null>(null);
  useEffect(() => {
    const look = () => setPassage(selectedIn(box.current));
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [box]);
  return passage;
}

function selectedIn(box: HTMLElement | null): Passage | null {
  const selection = document.getSelection();
  if (!box || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, endContainer } = selection.getRangeAt(0);
  const text = selection.toString().replace(/\s+/g, ' ').trim();
  if (text === '' || !box.contains(startContainer) || !box.contains(endContainer)) return null;
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const cue = start?.closest('[data-cue]') ?? start?.closest('li')?.querySelector('[data-cue]');
  const startMs = Number(cue?.getAttribute('data-start'));
  return cue && Number.isFinite(startMs) ? { text, startMs } : null;
}

const SAID_MS = 2500;

/** Copies, and says for a moment how that went. A page that is not secure has no clipboard. */
export function useCopyPassage(address: LessonAddress) {
  const [outcome, setOutcome] = useState<{ copied: boolean } | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(setOutcome, SAID_MS, null);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = useCallback(
    async (passage: Passage) => {
      try {
        await navigator.clipboard.writeText(passageText(passage, address));
        setOutcome({ copied: true });
      } catch (error) {
        log.warn('A passage could not be copied', { error });
        setOutcome({ copied: false });
      }
    },
    [address],
  );
  return { outcome, copy };
}
