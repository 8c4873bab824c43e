/**
 * Chapters that a creator may take or leave. A new thought begins after a pause, so every chapter begins at one. Headings of
 * the lesson are laid onto the pauses in their order, each where its words are said; without headings the longest pauses
 * begin chapters that are called by their first words.
 */
import type { Chapter } from '@academy/contract/chapters/chapter-calls.ts';

export interface SpokenCue {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

interface Pause {
  /** When somebody speaks again. */
  readonly atMs: number;
  readonly lengthMs: number;
  /** The cue that ends it. */
  readonly cue: number;
}

interface SpokenPause extends Pause {
  /** What is said then, for some seconds. */
  readonly text: string;
}

/** Shorter ones are breath. */
const SHORTEST_MS = 700;
/** Where no heading asks for a chapter, only a pause that one notices makes one. */
const LONG_MS = 1500;
const MOST_WITHOUT_HEADINGS = 12;
const HEARD_AFTER_MS = 20_000;
const TITLE_WORDS = 7;

export function proposedChapters(cues: readonly SpokenCue[], headings: readonly string[]): Chapter[] {
  const pauses = apart(pausesOf(cues), lengthOf(cues)).map((pause) => ({
    ...pause,
    text: textFrom(cues, pause.cue),
  }));
  const chapters = headings.length > 1 ? laidOnto(pauses, headings) : calledByWords(pauses);
  return chapters.length > 1 ? chapters : [];
}

/** The film's beginning counts as the first. */
function pausesOf(cues: readonly SpokenCue[]): Pause[] {
  let heardUntil = 0;
  return cues.flatMap(({ startMs, endMs }, index) => {
    const lengthMs = startMs - heardUntil;
    heardUntil = Math.max(heardUntil, endMs);
    if (index > 0 && lengthMs < SHORTEST_MS) return [];
    return [{ atMs: index === 0 ? 0 : startMs, lengthMs, cue: index }];
  });
}

function textFrom(cues: readonly SpokenCue[], first: number): string {
  const from = cues[first]?.startMs ?? 0;
  const said: string[] = [];
  for (let at = first; (cues[at]?.startMs ?? Number.POSITIVE_INFINITY) - from < HEARD_AFTER_MS; at += 1) {
    said.push(cues[at]?.text ?? '');
  }
  return said.join(' ');
}

const lengthOf = (cues: readonly SpokenCue[]) => Math.max(0, ...cues.slice(-1).map(({ endMs }) => endMs));

/** Of pauses that are too near to each other the longest stays; the beginning always does. */
function apart([first, ...others]: Pause[], filmMs: number): Pause[] {
  if (first === undefined) return [];
  const nearest = Math.min(60_000, Math.max(10_000, filmMs / 40));
  const kept = [first];
  for (const pause of others.toSorted((a, b) => b.lengthMs - a.lengthMs)) {
    if (kept.every(({ atMs }) => Math.abs(atMs - pause.atMs) >= nearest)) kept.push(pause);
  }
  return kept.toSorted((a, b) => a.atMs - b.atMs);
}

/** The first heading is the beginning; of all ways to lay the others onto pauses in order, the one that fits best. */
function laidOnto([first, ...pauses]: SpokenPause[], [title = '', ...titles]: readonly string[]): Chapter[] {
  if (first === undefined) return [];
  const said = pauses.map(({ text }) => new Set(wordsOf(text)));
  /** By how many pauses were looked at: the best for the titles so far. */
  let best: Laid[] = Array.from({ length: pauses.length + 1 }, () => ({ score: 0, chapters: null }));
  for (const next of titles) {
    const asked = wordsOf(next);
    const row: Laid[] = [{ score: 0, chapters: null }];
    for (const [index, pause] of pauses.entries()) {
      const [here, before, without] = [best[index], row[index], best[index + 1]] as [Laid, Laid, Laid];
      const laid = {
        score: here.score + fitOf(pause.lengthMs, said[index] ?? new Set(), asked),
        chapters: { chapter: chapterAt(pause, next), before: here.chapters },
      };
      row.push([before, without].reduce((most, one) => (one.score > most.score ? one : most), laid));
    }
    best = row;
  }
  const laid: Chapter[] = [];
  for (let link = best.at(-1)?.chapters ?? null; link !== null; link = link.before)
    laid.unshift(link.chapter);
  return [chapterAt(first, title), ...laid];
}

interface Laid {
  readonly score: number;
  readonly chapters: Link | null;
}

interface Link {
  readonly chapter: Chapter;
  readonly before: Link | null;
}

/** Words of the title that are said after the pause count most, then its length. */
function fitOf(lengthMs: number, said: ReadonlySet<string>, asked: readonly string[]): number {
  const share = asked.filter((word) => said.has(word)).length / Math.max(1, asked.length);
  return share * 3 + Math.min(lengthMs, 5000) / 5000;
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length > 2);
}

function calledByWords(pauses: readonly SpokenPause[]): Chapter[] {
  const [first, ...others] = pauses;
  if (first === undefined) return [];
  const longest = others
    .filter(({ lengthMs }) => lengthMs >= LONG_MS)
    .toSorted((a, b) => b.lengthMs - a.lengthMs)
    .slice(0, MOST_WITHOUT_HEADINGS - 1)
    .toSorted((a, b) => a.atMs - b.atMs);
  return [first, ...longest].map((pause) => chapterAt(pause, firstWords(pause.text)));
}

function chapterAt({ atMs }: Pause, title: string): Chapter {
  return { seconds: Math.floor(atMs / 1000), title };
}

/** Up to the end of a short sentence, or some words of a long one. */
function firstWords(text: string): string {
  const [sentence = ''] = text.trim().split(/(?<=[.!?।])\s/u);
  const words = sentence.split(/\s+/);
  const shown = words
    .slice(0, TITLE_WORDS)
    .join(' ')
    .replace(/[\s.,;:!?।…-]+$/u, '');
  return [...(words.length > TITLE_WORDS ? `${shown}…` : shown)].slice(0, 100).join('');
}
