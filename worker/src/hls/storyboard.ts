import type { Storyboard } from '@academy/contract/videos/storyboard.ts';

interface ShownFilm {
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
}

const LEAST_SECONDS = 4;
/** A film of a day gets as many as one of an hour, further apart. */
const MOST_PICTURES = 1000;
/** Of the longer side. */
const PICTURE_PIXELS = 160;
const SHEET = { columns: 10, rows: 10 };

/** How the small pictures of a film are laid out on sheets. */
export function planStoryboard({ width, height, durationSeconds }: ShownFilm): Storyboard {
  const everySeconds = Math.max(LEAST_SECONDS, Math.ceil(durationSeconds / MOST_PICTURES));
  const pictures = Math.max(1, Math.ceil(durationSeconds / everySeconds));
  const shrunk = PICTURE_PIXELS / Math.max(width, height);
  const columns = Math.min(SHEET.columns, pictures);
  const rows = Math.min(SHEET.rows, Math.ceil(pictures / columns));
  return {
    sheets: Math.ceil(pictures / (columns * rows)),
    columns,
    rows,
    width: evenAbove(width * shrunk),
    height: evenAbove(height * shrunk),
    everySeconds,
    pictures,
  };
}

function evenAbove(length: number): number {
  return Math.max(2, 2 * Math.round(length / 2));
}
