/** Whether a film that is watched lacks captions: one rule for the check before publishing and for what waits for a creator. */

export interface HeardFilm {
  /** It is not heard before, and until then or after a failure other things are to be said of it. */
  readonly isReady: boolean;
  readonly hasSound: boolean;
  /** Of what was measured; null for a film that nobody measured. */
  readonly measures: { readonly hasSound: boolean; readonly loudness: number | null } | null;
  readonly transcription: { readonly state: string; readonly reason: string | null } | null;
  /** The language that is spoken in it, if it is known. */
  readonly spoken: string | null;
  readonly tracks: readonly {
    readonly language: string;
    readonly isComplete: boolean;
    readonly hasCues: boolean;
  }[];
}

/** As far as captions go: who reads `pt-BR` reads `pt`. */
export const sameLanguage = (one: string, other: string) => one.split('-')[0] === other.split('-')[0];

/** Null for a film that has captions in its own language, or in which nothing is said. */
export function captionGap(film: HeardFilm): 'missing' | 'unfinished' | null {
  const { measures, transcription, spoken } = film;
  const isSilent = !film.hasSound || (measures?.hasSound === true && measures.loudness === null);
  const isWordless = transcription?.reason === 'no_speech' || transcription?.reason === 'no_sound';
  if (!film.isReady || isSilent || isWordless) return null;
  const fitting = film.tracks.filter(({ language }) => spoken === null || sameLanguage(language, spoken));
  if (fitting.some(({ isComplete, hasCues }) => isComplete && hasCues)) return null;
  // Nobody goes on with captions whose making broke off.
  const isUnderWay =
    transcription?.state === 'waiting' ||
    transcription?.state === 'working' ||
    (transcription?.state !== 'failed' && fitting.some(({ hasCues }) => hasCues));
  return isUnderWay ? 'unfinished' : 'missing';
}
