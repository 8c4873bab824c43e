/**
 * The browser's own track of captions, beside the ones that the page draws. Hidden it tells the moment at which a cue begins, which
 * the clock of the player would tell a quarter of a second late. Shown it draws captions where the page cannot: in
 * picture-in-picture, and on the whole screen of a phone.
 */
import type { TimedText } from './cue-index.ts';

export interface TrackContents {
  readonly language: string;
  readonly label: string;
  readonly cues: readonly TimedText[];
}

/** Safari's names for where a video is shown. */
interface SafariVideo extends HTMLVideoElement {
  readonly webkitDisplayingFullscreen?: boolean;
  readonly webkitPresentationMode?: string;
}

const movedElsewhere = [
  'enterpictureinpicture',
  'leavepictureinpicture',
  'webkitbeginfullscreen',
  'webkitendfullscreen',
  'webkitpresentationmodechanged',
];

/** The picture is where nothing of the page can be drawn over it. */
function isElsewhere(video: SafariVideo): boolean {
  return (
    document.pictureInPictureElement === video ||
    video.webkitDisplayingFullscreen === true ||
    video.webkitPresentationMode === 'picture-in-picture'
  );
}

/** Tracks that were added to an element cannot be taken away again, so each is made once. */
const ownTracks = new WeakMap<HTMLVideoElement, Map<string, TextTrack>>();

function ownTrack(video: HTMLVideoElement, { language, label }: TrackContents): TextTrack {
  const tracks = ownTracks.get(video) ?? new Map<string, TextTrack>();
  ownTracks.set(video, tracks);
  const track = tracks.get(language) ?? video.addTextTrack('captions', label, language);
  tracks.set(language, track);
  return track;
}

/** Of the stream itself, where the browser plays it without our help: a second one would be a double in its menu. */
function trackOfStream(video: HTMLVideoElement, language: string): TextTrack | undefined {
  const own = new Set(ownTracks.get(video)?.values());
  return [...video.textTracks].find((track) => track.language === language && !own.has(track));
}

/** Null for captions that are off. Until the answer is called. */
export function followTextTrack(
  video: HTMLVideoElement,
  contents: TrackContents | null,
  onChange: (where: { readonly isElsewhere: boolean }) => void,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const ofStream = contents && trackOfStream(video, contents.language);
  const track = contents && (ofStream ?? ownTrack(video, contents));
  if (contents && track && !ofStream) for (const cue of contents.cues) track.addCue(nativeCue(cue));

  const tell = () => {
    const elsewhere = isElsewhere(video);
    if (track) track.mode = elsewhere ? 'showing' : 'hidden';
    // There the browser has a menu of its own, whose choice counts. Here its captions would double ours.
    if (!elsewhere) quietOthers(video, track);
    onChange({ isElsewhere: elsewhere });
  };
  for (const name of movedElsewhere) video.addEventListener(name, tell, { signal });
  track?.addEventListener('cuechange', tell, { signal });
  video.textTracks.addEventListener?.('addtrack', tell, { signal });
  tell();

  return () => {
    listeners.abort();
    if (!track) return;
    // A track that is disabled does not tell its cues any more.
    if (!ofStream) for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
    track.mode = 'disabled';
  };
}

function quietOthers(video: HTMLVideoElement, ours: TextTrack | null): void {
  for (const track of video.textTracks) {
    if (track !== ours && track.mode === 'showing') track.mode = 'disabled';
  }
}

/** Its text is read as markup, which ours is not. */
function nativeCue({ startMs, endMs, text }: TimedText): VTTCue {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return new VTTCue(startMs / 1000, endMs / 1000, plain);
}
