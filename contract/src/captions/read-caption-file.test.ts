import { describe, expect, it } from 'vitest';
import { captionLimits } from './caption-limits.ts';
import type { FileCue } from './cue-reader.ts';
import { readCaptionFile } from './read-caption-file.ts';

const read = (text: string) => readCaptionFile(new TextEncoder().encode(text));
/** The cues of a file that is one. */
function cuesOf(file: string | Uint8Array): readonly FileCue[] {
  const cues = typeof file === 'string' ? read(file) : readCaptionFile(file);
  if ('code' in cues) throw new Error(`It was refused: ${cues.code}`);
  return cues;
}
const textOf = (text: string) => cuesOf(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`)[0]?.text;
const codeOf = (file: ReturnType<typeof read>) => ('code' in file ? file.code : 'none');

const webVtt = `WEBVTT - Weaving
Kind: captions

STYLE
::cue { color: red }

NOTE 00:00.000 --> 00:09.000 is no cue

REGION
id:below

intro
00:01.000 --> 00:02.500 align:start position:0%
<v Anika>The <b>warp</b> comes
first.

00:01:02.000 --> 00:01:03.000
Then the weft.
`;

const srt = [
  '1\r\n00:00:01,000 --> 00:00:02,500\r\n{\\an8}The <i>warp</i> comes\r\nfirst.\r\n\r\n',
  '2\r\n00:01:02,000 --> 00:01:03,000\r\nThen the weft.\r\n\r\n',
].join('');

const both = [
  { startMs: 1000, endMs: 2500, text: 'The warp comes\nfirst.' },
  { startMs: 62_000, endMs: 63_000, text: 'Then the weft.' },
];

describe('a caption file', () => {
  it.each([
    ['WebVTT, with names, settings, styles, regions and notes', webVtt],
    ['SRT', srt],
    ['WebVTT without its header', webVtt.slice(webVtt.indexOf('intro'))],
    ['SRT without numbers', srt.replaceAll(/^\d\r\n/gm, '')],
    ['SRT without the blank lines between its cues', srt.replaceAll('\r\n\r\n', '\r\n')],
    ['WebVTT with its first cue right below the header', webVtt.replace(/\nKind[\s\S]*intro\n/, '\n')],
    ['lines that end as on an old Mac', srt.replaceAll('\r\n', '\r')],
    ['points and commas the other way round', srt.replaceAll(',', '.')],
  ])('is read as %s', (_name, file) => {
    expect(cuesOf(file)).toEqual(both);
  });

  it('may write times without hours, without a fraction, and with hours of many digits', () => {
    const times = (line: string) => {
      const { startMs, endMs } = cuesOf(`${line}\nx`)[0] ?? {};
      return [startMs, endMs];
    };
    expect(times('0:01 --> 0:02')).toEqual([1000, 2000]);
    expect(times('00:01.5 --> 00:02.25')).toEqual([1500, 2250]);
    expect(times('  0000:00:01,000-->0000:00:02,000  ')).toEqual([1000, 2000]);
    expect(times('23:59:59.000 --> 24:00:00.000')).toEqual([86_399_000, 86_400_000]);
  });

  it('is put in order, with cues that overlap', () => {
    const file = '0:05 --> 0:09\nlate\n\n0:01 --> 0:08\nearly\n\n0:01 --> 0:02\nfirst';
    expect(cuesOf(file).map(({ text }) => text)).toEqual(['first', 'early', 'late']);
  });

  it('leaves out cues without words', () => {
    expect(cuesOf('0:01 --> 0:02\n<i> </i>\n\n0:03 --> 0:04\nx')).toHaveLength(1);
  });
});

describe('the encoding of a caption file', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\nটানা – café\n';
  const utf16 = (bigEndian: boolean) => {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !bigEndian);
    return bytes;
  };
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16 of Windows', new Uint8Array([0xff, 0xfe, ...utf16(false)])],
    ['UTF-16 the other way round', new Uint8Array([0xfe, 0xff, ...utf16(true)])],
    ['UTF-16 without a mark', utf16(false)],
    ['UTF-16 the other way round without a mark', utf16(true)],
  ])('may be %s', (_name, bytes) => {
    expect(cuesOf(bytes)[0]?.text).toBe('টানা – café');
  });

  it('may be that of an old Windows', () => {
    const bytes = Uint8Array.from('0:01 --> 0:02\ncaf\xe9 \x96 na\xefve', (letter) => letter.charCodeAt(0));
    expect(cuesOf(bytes)[0]?.text).toBe('café – naïve');
  });
});

describe('markup in a caption file', () => {
  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'alert(1)'],
    ['<img src=x onerror="alert(1)">Warp', 'Warp'],
    ['<00:00:01.500>Warp<c.red.big> and</c>', 'Warp and'],
    ['<ruby>漢<rt>kan</rt></ruby>', '漢kan'],
    ['{\\an8}{\\c&HFFFFFF&}Warp', 'Warp'],
    ['3 < 5 and 7 > 2', '3 < 5 and 7 > 2'],
    ['Tom &amp; Anika &lt;b&gt; &#39;x&#x27; &nbsp;&unknown;', "Tom & Anika <b> 'x' \u00a0&unknown;"],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&#1114112;&#xD800;&#0;x', '&#1114112;\ufffd x'],
    ['a\u0000b\tc\u2028d', 'a b c d'],
  ])('%j becomes the plain text %j', (markup, plain) => {
    expect(textOf(markup)).toBe(plain);
  });
});

describe('what is no caption file', () => {
  it.each([
    ['nothing', '', 'caption_file_unknown'],
    ['prose', 'Dear all,\n\nthe warp comes first.', 'caption_file_unknown'],
    ['a page', '<!doctype html>\n<!-- a comment -->\n<p>Warp</p>', 'caption_file_unknown'],
    ['bytes', '\u0089PNG\r\n\u001a\n\u0000\u0000', 'caption_file_unknown'],
    ['a header alone', 'WEBVTT\n', 'caption_file_empty'],
  ])('%s is told so', (_name, file, code) => {
    expect(codeOf(read(file))).toBe(code);
  });

  it.each([
    ['a cue without times', 'caption_times_missing', 'Then the weft.'],
    ['times that are none', 'caption_times_unreadable', '00:aa --> 00:02\nx'],
    ['negative times', 'caption_times_unreadable', '-00:01.000 --> 00:02.000\nx'],
    ['sixty minutes', 'caption_times_unreadable', '00:60:00.000 --> 00:61:00.000\nx'],
    ['a cue that ends before it begins', 'caption_times_backward', '00:02.000 --> 00:01.000\nx'],
    ['a cue that lasts no time', 'caption_times_backward', '00:02.000 --> 00:02.000\nx'],
    ['a cue beyond a day', 'caption_times_too_late', '24:00:00.000 --> 24:00:00.001\nx'],
    ['a cue in ten thousand years', 'caption_times_too_late', '0:01 --> 999999:00:00.000\nx'],
  ])('%s is told with its line', (_name, code, block) => {
    const file = `WEBVTT\n\n00:01.000 --> 00:02.000\nThe warp.\n\n${block}\n`;
    expect(read(file)).toEqual({ code, facts: { line: 6 } });
  });

  it('a cue with too much text is told with its line, a track with too many by their number', () => {
    const limit = captionLimits.cueTextLength;
    expect(read(`0:01 --> 0:02\n${'x'.repeat(limit)}`)).toHaveLength(1);
    const facts = { line: 1, limit };
    expect(read(`0:01 --> 0:02\n${'x'.repeat(limit + 1)}`)).toEqual({ code: 'caption_text_too_long', facts });
    const cues = (count: number) => '0:01 --> 0:02\nx\n\n'.repeat(count);
    expect(read(cues(captionLimits.cuesPerTrack))).toHaveLength(captionLimits.cuesPerTrack);
    expect(codeOf(read(cues(captionLimits.cuesPerTrack + 1)))).toBe('too_many_cues');
  });

  it('is too large from one byte more than four megabytes', () => {
    const file = new Uint8Array(captionLimits.fileBytes + 1);
    expect(readCaptionFile(file)).toEqual({ code: 'file_too_large', facts: { megabytes: 4 } });
  });
});

/** What grows faster than the file would take minutes here, and the test would be ended. */
describe('a file that was made to take for ever', () => {
  const fill = (part: string) => part.repeat(Math.floor((captionLimits.fileBytes - 100) / part.length));
  it.each([
    ['a million cues', fill('0:01 --> 0:02\n'), 'caption_file_unknown'],
    ['a million cues with words', fill('0:01 --> 0:02\nx\n'), 'too_many_cues'],
    ['one endless line', fill('x'), 'caption_file_unknown'],
    ['one endless line of times', `0:01 --> 0:02${fill(' ')}`, 'caption_file_unknown'],
    ['one endless line of digits', fill('0'), 'caption_file_unknown'],
    ['one endless text', `0:01 --> 0:02\n${fill('x')}`, 'caption_text_too_long'],
    ['tags in tags', `0:01 --> 0:02\n${fill('<b')}`, 'caption_text_too_long'],
    ['blank lines', fill('\n'), 'caption_file_unknown'],
    ['arrows', fill('-->'), 'caption_file_unknown'],
    ['half of an entity', `0:01 --> 0:02\n${fill('&#')}`, 'caption_text_too_long'],
    [
      'cues as full of markup as they may be',
      fill(`0:01 --> 0:02\n${'<b'.repeat(5000)}\n\n`),
      'caption_text_too_long',
    ],
    [
      'cues as full of tags as they may be',
      fill(`0:01 --> 0:02\n${'<'.repeat(4990)}b${'>'.repeat(4990)}\n\n`),
      'caption_text_too_long',
    ],
  ])('is refused: %s', (_name, file, code) => {
    expect(codeOf(read(file))).toBe(code);
  });
});
