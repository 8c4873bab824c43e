import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { kindOf, readTextFile } from './text-file.ts';

const bounds = { letters: 1_000_000 };
const bengali = 'নিয়মিতকরণ মানে মডেলের ওজন ছোট রাখা।';

function textOf(content: string | Buffer, extension = '.txt', limits = bounds): string[] {
  const read = readTextFile(Buffer.from(content), extension, limits);
  return read.state === 'done' ? read.parts.map(({ text }) => text) : [read.reason];
}

describe('a file of text', () => {
  it.each([
    ['UTF-8', Buffer.from(bengali)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${bengali}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${bengali}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${bengali}`, 'utf16le').swap16()],
  ])('is read in %s', (_, content) => {
    expect(kindOf(content)).toBe('text');
    expect(textOf(content)).toEqual([bengali.normalize('NFC')]);
  });

  it('is read in the encoding of an old Windows, and in UTF-16 without a mark', () => {
    expect(textOf(Buffer.from('Un café déjà préparé pour demain', 'latin1'))).toEqual([
      'Un café déjà préparé pour demain',
    ]);
    expect(textOf(Buffer.from('Plain words without any mark', 'utf16le'))).toEqual([
      'Plain words without any mark',
    ]);
  });

  it.each(['.sql', '.py', '.csv', '.html', '.weird', ''])('is text by its bytes, also as %s', (extension) => {
    expect(textOf('select name, price from courses;', extension)).toEqual([
      'select name, price from courses;',
    ]);
  });

  it.each([
    ['compressed bytes', gzipSync('words '.repeat(500))],
    ['a document of an office program', Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(2000)])],
    ['a picture', Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), randomBytes(2000)])],
    ['random bytes that begin as UTF-16 does', Buffer.concat([Buffer.from('a\0b\0'), randomBytes(2000)])],
    [
      'a drawing',
      Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'),
    ],
    ['RTF', Buffer.from('{\\rtf1\\ansi words that are set}')],
  ])('is not %s', (_, content) => {
    expect(kindOf(content)).toBe('other');
    expect(textOf(content)).toEqual(['not_text']);
  });

  it('is a PDF by its bytes, also under another name and behind something else', () => {
    expect(kindOf(Buffer.from('%PDF-1.7\n'))).toBe('pdf');
    expect(kindOf(Buffer.concat([Buffer.alloc(500), Buffer.from('%PDF-1.4')]))).toBe('pdf');
  });

  it('is read however short it is', () => {
    expect(textOf('# Starter\n\nFeed it daily.', '.md')).toEqual(['# Starter\n\nFeed it daily.']);
  });

  it('without words has no text', () => {
    expect(textOf(' \n\n -- \n 12')).toEqual(['no_text']);
  });

  it('has nothing in it that PostgreSQL refuses or that turns the direction of reading', () => {
    const [text = ''] = textOf(`one\u0007 two\u202e three${' four'.repeat(500)}\r\nfive \ud800six`, '.log');
    expect(text.startsWith('one two three four')).toBe(true);
    expect(text.endsWith('four\nfive six')).toBe(true);
  });

  it('has whole words: soft hyphens, ends of lines and ligatures part none', () => {
    expect(
      textOf('The of\ufb01ce is ef\ufb01cient, regu\u00adlari-\nsation keeps a well-known balance.'),
    ).toEqual(['The office is efficient, regularisation keeps a well-known balance.']);
    expect(textOf('total = price-\ndiscount -- as before', '.py')).toEqual([
      'total = price-\ndiscount -- as before',
    ]);
  });

  it('lets out what was packed into letters', () => {
    const picture = randomBytes(3000).toString('base64');
    expect(textOf(`A notebook with a plot ${picture} and what it shows`, '.json')).toEqual([
      'A notebook with a plot   and what it shows',
    ]);
  });

  it('comes in parts of whole paragraphs, and in shorter ones where a paragraph is very long', () => {
    const paragraph = (name: string) => `${name} ${'has words of its own. '.repeat(25)}`.trim();
    const parts = textOf(['One', 'Two', 'Three', 'Four', 'Five'].map(paragraph).join('\n\n'));
    expect(parts.map((part) => part.split('\n\n').map((one) => one.split(' ')[0]))).toEqual([
      ['One', 'Two'],
      ['Three', 'Four'],
      ['Five'],
    ]);
    const long = textOf('A sentence that is one of many. '.repeat(400));
    expect(long.length).toBeGreaterThan(5);
    expect(long.every((part) => part.startsWith('A sentence') && part.endsWith('of many.'))).toBe(true);
  });

  it('is cut where it is too long', () => {
    const parts = textOf('words and words. '.repeat(1000), '.txt', { letters: 5000 });
    const letters = parts.join('').length;
    expect(letters).toBeGreaterThan(4900);
    expect(letters).toBeLessThanOrEqual(5000);
  });
});
