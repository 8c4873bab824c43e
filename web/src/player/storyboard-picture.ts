import type { Storyboard } from '@academy/contract/videos/storyboard.ts';

export interface StoryboardPicture {
  readonly sheet: number;
  readonly column: number;
  readonly row: number;
}

/** Where the picture of a second lies; the last picture lasts until the end of the film. */
export function storyboardPicture(
  { columns, rows, everySeconds, pictures }: Storyboard,
  seconds: number,
): StoryboardPicture | null {
  if (pictures < 1 || columns < 1 || rows < 1 || everySeconds <= 0) return null;
  const picture = Math.min(pictures - 1, Math.max(0, Math.floor(seconds / everySeconds)));
  const inSheet = picture % (columns * rows);
  return {
    sheet: Math.floor(picture / (columns * rows)),
    column: inSheet % columns,
    row: Math.floor(inSheet / columns),
  };
}
