import { expect, it } from 'vitest';
import { variantPlaylist } from './variant-playlists.ts';

const stored = [
  '#EXTM3U',
  '#EXT-X-TARGETDURATION:4',
  '#EXT-X-KEY:METHOD=AES-128,URI="content.key"',
  '#EXTINF:4.000000,',
  '00000.ts',
  '#EXTINF:2.500000,',
  '00001.ts',
  '#EXT-X-ENDLIST',
  '',
].join('\n');
const address = { lessonId: 'lesson', version: 'v1', height: 360, mediaOrigin: null };

it('puts the addresses of the key and of the segments in, and changes nothing else', () => {
  expect(variantPlaylist(stored, address)).toBe(
    [
      '#EXTM3U',
      '#EXT-X-TARGETDURATION:4',
      '#EXT-X-KEY:METHOD=AES-128,URI="/api/hls/stream/lesson/v1/key"',
      '#EXTINF:4.000000,',
      '/api/hls/segments/v1/360p/00000.ts',
      '#EXTINF:2.500000,',
      '/api/hls/segments/v1/360p/00001.ts',
      '#EXT-X-ENDLIST',
      '',
    ].join('\n'),
  );
});

it('sends players elsewhere for segments, and never for the key', () => {
  const playlist = variantPlaylist(stored, { ...address, mediaOrigin: 'https://media.example.org' });
  expect(playlist).toContain('\nhttps://media.example.org/api/hls/segments/v1/360p/00000.ts\n');
  expect(playlist).toContain('URI="/api/hls/stream/lesson/v1/key"');
});

it('reads the line ends of any machine', () => {
  expect(variantPlaylist(stored.replaceAll('\n', '\r\n'), address)).toBe(variantPlaylist(stored, address));
});

it.each([
  ['../other/360p/00000.ts', '00000.ts'],
  ['https://elsewhere.example/00000.ts', '00000.ts'],
  ['content.key', '00000.ts'],
  ['index.m3u8', '00000.ts'],
])('refuses to name %s as a segment', (name, inPlaceOf) => {
  expect(() => variantPlaylist(stored.replace(inPlaceOf, name), address)).toThrow('no segment');
});

it('refuses a key of somewhere else', () => {
  const foreign = stored.replace('content.key', 'https://elsewhere.example/key');
  expect(() => variantPlaylist(foreign, address)).toThrow('not the key of its video');
});
