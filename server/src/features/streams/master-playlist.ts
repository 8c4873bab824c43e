import { ownLanguageName } from '@academy/contract/captions/language-name.ts';
import { streaming } from '@academy/contract/videos/player-constants.ts';
import { captionPlaylistPath, playlistPath } from '@academy/contract/videos/stream-paths.ts';

export interface Rendition {
  readonly height: number;
  readonly width: number;
  readonly bandwidth: number;
  readonly averageBandwidth: number;
  readonly frameRate: number;
  readonly codecs: string;
}

export interface Stream {
  readonly version: string;
  readonly renditions: readonly Rendition[];
  /** The languages in which there are captions. */
  readonly captions?: readonly string[];
}

/** The list of a video's renditions, from which a player chooses and switches as its line allows. */
export function masterPlaylist(lessonId: string, { version, renditions, captions = [] }: Stream): string {
  const group = captions.length === 0 ? '' : ',SUBTITLES="captions"';
  const entries = startingFirst(renditions).flatMap((rendition) => [
    `#EXT-X-STREAM-INF:${attributesOf(rendition)}${group}`,
    playlistPath(lessonId, version, rendition.height),
  ]);
  const media = captions.map((language) => {
    const uri = captionPlaylistPath(lessonId, version, language);
    return `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",${namesOf(language)},URI="${uri}"`;
  });
  return ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-INDEPENDENT-SEGMENTS', ...media, ...entries, ''].join('\n');
}

/** Shown only to who chooses them, or has told the device so. */
function namesOf(language: string): string {
  const name = ownLanguageName(language).replaceAll(/["\r\n]/g, '');
  return `NAME="${name}",LANGUAGE="${language}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO`;
}

function attributesOf({ bandwidth, averageBandwidth, ...picture }: Rendition): string {
  return [
    `BANDWIDTH=${bandwidth}`,
    `AVERAGE-BANDWIDTH=${averageBandwidth}`,
    `RESOLUTION=${picture.width}x${picture.height}`,
    `FRAME-RATE=${picture.frameRate.toFixed(3)}`,
    `CODECS="${picture.codecs}"`,
  ].join(',');
}

/**
 * A browser's own player starts with whatever is named first and asks for a second playlist if that was a bad choice.
 * So first comes what our player starts with too: the best that plays at once on the line it assumes. The rest follow
 * from small to large.
 */
function startingFirst(renditions: readonly Rendition[]): Rendition[] {
  const rising = renditions.toSorted((one, other) => one.bandwidth - other.bandwidth);
  const starting =
    rising.findLast(({ bandwidth }) => bandwidth <= streaming.abrEwmaDefaultEstimate) ?? rising[0];
  return starting === undefined ? [] : [starting, ...rising.filter((rendition) => rendition !== starting)];
}
