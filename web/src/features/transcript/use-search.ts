import { momentAt } from '@academy/contract/videos/moments.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useFilmMarks } from '@/player/film-marks.ts';
import { findHits, type Hit } from './find-hits.ts';
import type { Paragraph } from './paragraphs.ts';

/** More would be one line on the bar. */
const MOST_MARKS = 200;

export interface NumberedHit {
  readonly hit: Hit;
  readonly number: number;
}

/** Searching in a transcript: where the hits are, which one is looked at, and the marks of all on the seek bar. */
export function useSearch(paragraphs: readonly Paragraph[]) {
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState<number | null>(null);
  const searched = useDeferredValue(query);
  const hits = useMemo(() => findHits(paragraphs, searched), [paragraphs, searched]);
  const marks = useMemo(
    () => [...new Set(hits.map(({ startMs }) => momentAt(startMs / 1000)))].slice(0, MOST_MARKS),
    [hits],
  );
  useFilmMarks('hits', marks);
  const byParagraph = useMemo(() => {
    const numbered = hits.map((hit, number): NumberedHit => ({ hit, number }));
    return Map.groupBy(numbered, ({ hit }) => hit.paragraph);
  }, [hits]);

  return {
    query,
    /** Null where nothing is searched for that can be found. */
    count: searched.trim().length < 2 ? null : hits.length,
    byParagraph,
    current:
      current === null || current >= hits.length ? null : { number: current, hit: hits[current] as Hit },
    type: (text: string) => {
      setQuery(text);
      setCurrent(null);
    },
    /** The first one after the other end. */
    step: (by: 1 | -1): NumberedHit | null => {
      if (hits.length === 0) return null;
      const number =
        current === null ? (by === 1 ? 0 : hits.length - 1) : (current + by + hits.length) % hits.length;
      setCurrent(number);
      return { number, hit: hits[number] as Hit };
    },
  };
}
