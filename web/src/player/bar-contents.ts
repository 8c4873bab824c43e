/** What the seek bar shows beside time and marks; `film-marks.ts` says how it gets there. */
import type { Storyboard } from '@academy/contract/videos/storyboard.ts';

/** Lasts until the next one begins. */
export interface FilmChapter {
  readonly seconds: number;
  readonly title: string;
}

export interface FilmStoryboard extends Storyboard {
  /** The address of a sheet, counted from 0. */
  readonly sheetUrl: (sheet: number) => string;
}

export interface BarContents {
  /** In the order of the film. */
  readonly chapters: readonly FilmChapter[];
  /** Seconds at which a word was found that somebody looks for. */
  readonly hits: readonly number[];
  /** Small pictures of the film. */
  readonly storyboard: FilmStoryboard | null;
}

export const emptyBar: BarContents = { chapters: [], hits: [], storyboard: null };

/** The chapter of a second; undefined before the first one. */
export function chapterAt(chapters: readonly FilmChapter[], seconds: number): FilmChapter | undefined {
  return chapters.findLast((chapter) => chapter.seconds <= seconds);
}
