import { describe, expect, it } from 'vitest';
import { readPlaylist, writePlaylist } from './playlist.ts';

const segments = [
  { file: '00000.ts', seconds: 4.004 },
  { file: '00001.ts', seconds: 1.5 },
];

/** As ffmpeg writes it, with these lines before each segment. */
function playlistWith(keys: readonly string[], end = '#EXT-X-ENDLIST'): string {
  const lines = segments.flatMap(({ file, seconds }, index) => [
    keys[index] ?? '',
    `#EXTINF:${seconds},`,
    file,
  ]);
  return ['#EXTM3U', '#EXT-X-TARGETDURATION:4', ...lines, end, ''].join('\n');
}

const plain = '#EXT-X-KEY:METHOD=AES-128,URI="content.key"';
const withIv = (iv: number) => `${plain},IV=0x${iv.toString(16).padStart(32, '0')}`;

describe('a playlist as ffmpeg wrote it', () => {
  it('lists segments with their durations, whether IVs are said or left out', () => {
    expect(readPlaylist(playlistWith([plain]))).toEqual(segments);
    expect(readPlaylist(playlistWith([withIv(0), withIv(1)]))).toEqual(segments);
  });

  it('is refused where two segments share an IV', () => {
    expect(readPlaylist(playlistWith([withIv(0)]))).toBeNull();
  });

  it('is refused without encryption, without an end and without segments', () => {
    expect(readPlaylist(playlistWith([]))).toBeNull();
    expect(readPlaylist(playlistWith([plain], ''))).toBeNull();
    expect(readPlaylist('#EXTM3U\n#EXT-X-ENDLIST\n')).toBeNull();
  });
});

describe('our playlist', () => {
  it('names one key and no IV, so that each segment has its number for one', () => {
    const written = writePlaylist(segments, 'content.key');
    expect(written.match(/#EXT-X-KEY.*/g)).toEqual([plain]);
    expect(written).toContain('#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:0\n');
    expect(readPlaylist(written)).toEqual(segments);
  });
});
