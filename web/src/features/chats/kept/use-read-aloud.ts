import { type RefObject, useEffect, useRef, useState } from 'react';
import { currentLanguage } from '@/lib/language/language.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { readAloud, sentencesOf } from './read-aloud.ts';

/** Whoever speaks: another one that begins stops it. */
let stopSpeaking: (() => void) | null = null;

const HIGHLIGHT = 'spoken';

/**
 * Reads a part of the page aloud and marks the words that are said; undefined where the browser has no voice. It stops when it is
 * pressed again, when another part is read, and when the part is left.
 */
export function useReadAloud(part: RefObject<HTMLElement | null>) {
  const [isSpeaking, setSpeaking] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    const end = () => stop.current?.();
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, []);
  if (!('speechSynthesis' in window)) return undefined;

  const begin = () => {
    const root = part.current;
    if (!root) return;
    stopSpeaking?.();
    const silence = readAloud(sentencesOf(root, spokenLanguage), {
      synthesis: window.speechSynthesis,
      onWords: markWords,
      onEnd: () => setSpeaking(false),
    });
    const end = () => {
      silence();
      setSpeaking(false);
      if (stopSpeaking === end) stopSpeaking = null;
      stop.current = null;
    };
    stop.current = end;
    stopSpeaking = end;
    setSpeaking(true);
  };
  return { isSpeaking, toggle: () => (isSpeaking ? stop.current?.() : begin()) };
}

const spokenLanguage = (text: string) => textLanguage(text) ?? (currentLanguage() === 'bn' ? 'bn' : 'en');

/** In the page's own text, without touching it. Where a browser cannot, the block that is read is marked. */
function markWords(range: Range | null): void {
  for (const block of document.querySelectorAll('[data-spoken]')) block.removeAttribute('data-spoken');
  const block = range?.startContainer.parentElement?.closest(
    'p, li, h3, h4, h5, h6, td, th, blockquote, div',
  );
  block?.setAttribute('data-spoken', '');
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return;
  if (range === null) CSS.highlights.delete(HIGHLIGHT);
  else CSS.highlights.set(HIGHLIGHT, new Highlight(range));
}
