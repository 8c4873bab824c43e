import { describe, expect, it } from 'vitest';
import { captionPlaylist, captionSegment, readCaptionFileName } from './caption-rendition.ts';

describe('captions as a rendition', () => {
  it('are a file for each minute of the film, and the last one for the rest', () => {
    expect(captionPlaylist('bn', 125.5)).toBe(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:3',
        '#EXT-X-TARGETDURATION:60',
        '#EXT-X-MEDIA-SEQUENCE:0',
        '#EXT-X-PLAYLIST-TYPE:VOD',
        '#EXTINF:60.000,',
        'bn-0.vtt',
        '#EXTINF:60.000,',
        'bn-1.vtt',
        '#EXTINF:5.500,',
        'bn-2.vtt',
        '#EXT-X-ENDLIST',
        '',
      ].join('\n'),
    );
    expect(captionPlaylist('bn', 0).match(/vtt/g)).toHaveLength(1);
    expect(captionPlaylist('bn', 60).match(/vtt/g)).toHaveLength(1);
  });

  // As ffmpeg writes the first picture: 1.4 s, and two pictures or the start of the sound.
  it.each([
    [25, 133_200],
    [5, 162_000],
    [30, 132_000],
    [60, 129_000],
    [120, 127_920],
  ])('begin with the first of %i pictures a second', (frameRate, clock) => {
    expect(captionSegment([{ startMs: 0, endMs: 1000, text: 'Warp' }], frameRate)).toBe(
      `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:${clock},LOCAL:00:00:00.000\n\n00:00:00.000 --> 00:00:01.000\nWarp\n`,
    );
  });

  it.each([
    ['bn.m3u8', 'bn', null],
    ['pt-BR.m3u8', 'pt-BR', null],
    ['bn-0.vtt', 'bn', 0],
    ['bn-12.vtt', 'bn', 12],
    ['pt-BR-3.vtt', 'pt-BR', 3],
  ])('have a name that is read: %s', (name, language, segment) => {
    expect(readCaptionFileName(name)).toEqual({ language, segment });
  });

  it.each([
    'bn',
    'bn.vtt',
    'bn-00.vtt',
    'bn-01.vtt',
    'BN.m3u8',
    '../bn.m3u8',
    'bn.m3u8\n',
    'bn-99999.vtt',
    'b.m3u8',
    '',
  ])('have no other spelling: %j', (name) => expect(readCaptionFileName(name)).toBeNull());
});
