export const PLAYLIST_FILE = 'index.m3u8';

/** A segment as a playlist lists it. */
export interface ListedSegment {
  readonly file: string;
  readonly seconds: number;
}

/** What ffmpeg wrote about its segments, in their order; null when the playlist has no end or another key scheme. */
export function readPlaylist(text: string): ListedSegment[] | null {
  const segments: ListedSegment[] = [];
  let seconds = 0;
  let iv: bigint | null = null;
  let isEncrypted = false;
  let hasEnded = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line.startsWith('#EXT-X-KEY:')) {
      isEncrypted = line.includes('METHOD=AES-128');
      const [, hex] = /IV=(0x[0-9a-fA-F]{32})/.exec(line) ?? [];
      iv = hex === undefined ? null : BigInt(hex);
    } else if (line.startsWith('#EXTINF:')) {
      seconds = Number.parseFloat(line.slice('#EXTINF:'.length));
    } else if (line === '#EXT-X-ENDLIST') {
      hasEnded = true;
    } else if (line !== '' && !line.startsWith('#')) {
      // Given or left out, the IV has to be the segment's number, because our own playlist gives none.
      if (!isEncrypted || (iv !== null && iv !== BigInt(segments.length))) return null;
      segments.push({ file: line, seconds });
    }
  }
  return hasEnded && segments.length > 0 ? segments : null;
}

/** One key for all segments and no IV: a player then uses the segment's number, as ffmpeg did. */
export function writePlaylist(segments: readonly ListedSegment[], keyAddress: string): string {
  const longest = Math.max(...segments.map(({ seconds }) => seconds));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${targetSeconds(longest)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-KEY:METHOD=AES-128,URI="${keyAddress}"`,
    ...segments.flatMap(({ file, seconds }) => [`#EXTINF:${seconds.toFixed(6)},`, file]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

/** HLS allows no segment whose rounded duration is longer. */
export function targetSeconds(longest: number): number {
  return Math.max(1, Math.round(longest));
}
