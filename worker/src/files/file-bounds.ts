const MEGABYTE = 1024 * 1024;

/** What reading one file of a lesson may take. Its text is cut beyond, everything else ends the reading. */
export interface FileBounds {
  readonly textBytes: number;
  readonly pdfBytes: number;
  readonly pages: number;
  readonly letters: number;
  readonly timeMs: number;
  readonly memoryBytes: number;
}

export const usualBounds: FileBounds = {
  textBytes: 5 * MEGABYTE,
  pdfBytes: 50 * MEGABYTE,
  pages: 2000,
  letters: 1_000_000,
  // Two thousand pages take a minute on a busy core.
  timeMs: 5 * 60_000,
  memoryBytes: 1024 * MEGABYTE,
};
