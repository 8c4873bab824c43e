/** Bounds of what is stored of captions; a film of a day with a cue every five seconds fits. */
export const captionLimits = {
  tracksPerLesson: 20,
  cuesPerTrack: 20_000,
  cueTextLength: 500,
  /** Of a WebVTT or SRT file that is uploaded. */
  fileBytes: 4 * 1024 * 1024,
  /** Changes that one save of the editor may carry. */
  changesPerSave: 200,
  words: 300,
  wordLength: 60,
} as const;

/** Read at more characters a second, a cue is marked in the editor. */
export const fastestReading = 21;
