import { describe, expect, it } from 'vitest';
import type { FileCue } from './cue-reader.ts';
import { readCaptionFile } from './read-caption-file.ts';
import { writeSrt, writeTranscript, writeWebVtt } from './write-caption-file.ts';

const cue = (text: string, startMs = 1000, endMs = 2500): FileCue => ({ startMs, endMs, text });
const cues = [cue('The warp & the weft\ncome first.'), cue('Then 3 < 5.', 3_661_001, 3_662_000)];

describe('a track as a file', () => {
  it('is WebVTT that every player reads', () => {
    expect(writeWebVtt(cues)).toBe(
      [
        'WEBVTT\n',
        '00:00:01.000 --> 00:00:02.500\nThe warp &amp; the weft\ncome first.\n',
        '01:01:01.001 --> 01:01:02.000\nThen 3 &lt; 5.\n',
      ].join('\n'),
    );
  });

  it('is SRT with its words as they are', () => {
    expect(writeSrt(cues)).toBe(
      [
        '1\n00:00:01,000 --> 00:00:02,500\nThe warp & the weft\ncome first.\n',
        '2\n01:01:01,001 --> 01:01:02,000\nThen 3 < 5.\n',
      ].join('\n'),
    );
  });

  it('is text to be read, with a paragraph after a pause', () => {
    const text = writeTranscript([
      cue('The warp\ncomes first.'),
      cue('Then', 4499, 5000),
      cue('the weft.', 7000, 8000),
    ]);
    expect(text).toBe('The warp comes first. Then\n\nthe weft.\n');
    expect(writeTranscript([])).toBe('');
  });
});

const hostile = [
  'a --> b',
  '00:05.000 --> 00:06.000',
  'end\n\n00:05.000 --> 00:06.000\nbroken out',
  'end\r\n\r\nWEBVTT\n\nSTYLE\n::cue { color: red }',
  '<script>alert(1)</script>',
  '</v><v Somebody>said',
  '&lt;b&gt; &amp;amp; &#60;',
  '<00:00:01.000>',
  'NOTE',
  '42',
];

describe.each([
  ['WebVTT', (all: readonly FileCue[]) => writeWebVtt(all)],
  ['SRT', writeSrt],
])('a cue in %s', (_name, write) => {
  it.each(hostile)('cannot break out, and is read as it was typed: %j', (text) => {
    const around = [cue('before', 0, 1), cue(text), cue('behind', 5000, 6000)];
    const kept = text.replaceAll(/\r/g, '').replaceAll(/\n+/g, '\n');
    expect(readCaptionFile(new TextEncoder().encode(write(around)))).toEqual([
      cue('before', 0, 1),
      cue(kept),
      cue('behind', 5000, 6000),
    ]);
  });
});
