/** Which captions of a film a person sees, and whether they see them before they chose anything. */
import type { CaptionTrack } from '@academy/contract/captions/caption.ts';
import type { Captions } from '@academy/contract/captions/caption-calls.ts';
import type { CaptionStyle } from '@academy/contract/captions/caption-style.ts';

export interface CaptionChoice {
  readonly track: CaptionTrack;
  readonly isOn: boolean;
}

interface Reader {
  readonly style: Pick<CaptionStyle, 'isOn' | 'language'>;
  readonly interfaceLanguage: string;
}

/** A track in which nothing is said yet is none. */
export function tracksToRead({ tracks }: Pick<Captions, 'tracks'>): readonly CaptionTrack[] {
  return tracks.filter(({ cueCount }) => cueCount > 0);
}

/** Null where there is nothing to read. */
export function captionChoice(
  captions: Pick<Captions, 'tracks' | 'spokenLanguage'>,
  { style, interfaceLanguage }: Reader,
): CaptionChoice | null {
  const tracks = tracksToRead(captions);
  const { spokenLanguage } = captions;
  const inInterface = trackIn(tracks, interfaceLanguage);
  const track =
    trackIn(tracks, style.language) ?? inInterface ?? trackIn(tracks, spokenLanguage) ?? tracks[0];
  if (track === undefined) return null;
  const speaksOther = spokenLanguage !== null && base(spokenLanguage) !== base(interfaceLanguage);
  return { track, isOn: style.isOn ?? (speaksOther && inInterface !== undefined) };
}

/** Of that very language, or else of another kind of it: Brazilian for any Portuguese. */
function trackIn(tracks: readonly CaptionTrack[], language: string | null): CaptionTrack | undefined {
  if (language === null) return undefined;
  return (
    tracks.find((track) => track.language === language) ??
    tracks.find((track) => base(track.language) === base(language))
  );
}

const base = (language: string) => language.split('-')[0];
