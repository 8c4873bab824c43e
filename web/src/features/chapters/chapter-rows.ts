import type { Chapter } from '@academy/contract/chapters/chapter-calls.ts';
import { chapterLimits } from '@academy/contract/chapters/chapter-limits.ts';
import { characterCount, onOneLine } from '@academy/contract/text/character-count.ts';
import { isAfterEnd, lastSecond } from '@academy/contract/videos/moments.ts';
import { playbackTimeText } from '@academy/contract/videos/playback-time.ts';
import { readMoment } from '@/lib/typed-moment.ts';

/** A chapter while it is edited. Its key stays when it is moved or rewritten. */
export interface ChapterRow {
  readonly key: string;
  readonly time: string;
  readonly title: string;
}

export type RowProblem = 'no_time' | 'after_end' | 'same_time' | 'no_title' | 'long_title';

let count = 0;

export function rowOf({ seconds, title }: Chapter): ChapterRow {
  count += 1;
  return { key: `chapter-${count}`, time: playbackTimeText(seconds), title };
}

export function secondsOf({ time }: ChapterRow): number {
  return readMoment(time) ?? Number.NaN;
}

const isEmpty = ({ time, title }: ChapterRow) => time.trim() === '' && characterCount(onOneLine(title)) === 0;

/** As they are saved: in the order of the film, without rows in which nothing was written. A time that is none stays last. */
export function inOrder(rows: readonly ChapterRow[]): ChapterRow[] {
  const at = (row: ChapterRow) => (Number.isNaN(secondsOf(row)) ? Number.POSITIVE_INFINITY : secondsOf(row));
  return rows.filter((row) => !isEmpty(row)).toSorted((a, b) => at(a) - at(b) || 0);
}

/** The film's length is 0 where it is not known. */
export function problemOf(
  row: ChapterRow,
  rows: readonly ChapterRow[],
  filmSeconds: number,
): RowProblem | null {
  if (isEmpty(row)) return null;
  const seconds = secondsOf(row);
  if (Number.isNaN(seconds) || seconds > lastSecond) return 'no_time';
  if (isAfterEnd(seconds, filmSeconds)) return 'after_end';
  if (rows.some((other) => other.key !== row.key && secondsOf(other) === seconds)) return 'same_time';
  if (row.title.length > chapterLimits.titleLength) return 'long_title';
  return characterCount(onOneLine(row.title)) === 0 ? 'no_title' : null;
}

export function chaptersOf(rows: readonly ChapterRow[]): Chapter[] {
  return inOrder(rows).map((row) => ({ seconds: secondsOf(row), title: onOneLine(row.title) }));
}

/** A line for each, to be compared with another version of them. */
export function textOf(rows: readonly ChapterRow[]): string {
  return rows.map(({ time, title }) => `${time} ${title}`).join('\n');
}

/** Chapters that begin this near to each other would be one. */
const NEAR_SECONDS = 3;

/** With those that are proposed where there is none yet, as many as there is room for. */
export function withProposed(rows: readonly ChapterRow[], proposed: readonly Chapter[]): ChapterRow[] {
  const taken = rows.map(secondsOf);
  const added = proposed.filter(({ seconds }) =>
    taken.every((other) => !(Math.abs(other - seconds) < NEAR_SECONDS)),
  );
  const room = Math.max(0, chapterLimits.perLesson - inOrder(rows).length);
  return inOrder([...rows, ...added.slice(0, room).map(rowOf)]);
}
