import { expect, it } from 'vitest';
import { masterPlaylist } from './master-playlist.ts';

const rendition = (height: number, bandwidth: number) => ({
  height,
  width: (height * 16) / 9,
  bandwidth,
  averageBandwidth: bandwidth - 100_000,
  frameRate: 29.97002983093262,
  codecs: 'avc1.64001f,mp4a.40.2',
});

/** The heights in the order in which a player reads them. */
function orderOf(playlist: string): number[] {
  return [...playlist.matchAll(/(\d+)p\.m3u8/g)].map(([, height]) => Number(height));
}

it('tells a player all it needs to choose', () => {
  expect(masterPlaylist('lesson', { version: 'v1', renditions: [rendition(360, 700_000)] })).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:3',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-STREAM-INF:BANDWIDTH=700000,AVERAGE-BANDWIDTH=600000,RESOLUTION=640x360,FRAME-RATE=29.970,CODECS="avc1.64001f,mp4a.40.2"',
      '/api/hls/stream/lesson/v1/360p.m3u8',
      '',
    ].join('\n'),
  );
});

it('names first what starts at once on the line that is assumed, and the rest from small to large', () => {
  const renditions = [
    rendition(1080, 5_400_000),
    rendition(360, 900_000),
    rendition(720, 2_900_000),
    rendition(240, 450_000),
    rendition(480, 1_500_000),
  ];
  expect(orderOf(masterPlaylist('l', { version: 'v', renditions }))).toEqual([360, 240, 480, 720, 1080]);
});

it('names the smallest first when none would start at once', () => {
  const renditions = [rendition(720, 2_900_000), rendition(480, 1_500_000)];
  expect(orderOf(masterPlaylist('l', { version: 'v', renditions }))).toEqual([480, 720]);
});

it('names captions in their own languages, to be chosen and never shown unasked', () => {
  const stream = { version: 'v1', renditions: [rendition(360, 700_000)] };
  const media = (name: string, language: string) =>
    `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${name}",LANGUAGE="${language}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="/api/hls/stream/lesson/v1/captions/${language}.m3u8"`;
  expect(masterPlaylist('lesson', { ...stream, captions: ['bn', 'en'] })).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:3',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      media('বাংলা', 'bn'),
      media('English', 'en'),
      '#EXT-X-STREAM-INF:BANDWIDTH=700000,AVERAGE-BANDWIDTH=600000,RESOLUTION=640x360,FRAME-RATE=29.970,CODECS="avc1.64001f,mp4a.40.2",SUBTITLES="captions"',
      '/api/hls/stream/lesson/v1/360p.m3u8',
      '',
    ].join('\n'),
  );
  expect(masterPlaylist('lesson', { ...stream, captions: [] })).toBe(masterPlaylist('lesson', stream));
});
