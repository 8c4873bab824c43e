import { describe, expect, it } from 'vitest';
import { attachment, downloadName } from './download-name.ts';

describe('the name that a file is saved under', () => {
  it.each([
    ['Slides', '.pdf', 'Slides.pdf'],
    ['প্রথম পাঠ', '.pdf', 'প্রথম পাঠ.pdf'],
    ['../../x', '', '_.._x'],
    ['..\\..\\x', '.exe', '_.._x.exe'],
    ['a\u0000b', '.txt', 'a b.txt'],
    ['a\r\nSet-Cookie: x=1', '.txt', 'a Set-Cookie_ x=1.txt'],
    ['say "hi"; filename=x', '.txt', 'say _hi_; filename=x.txt'],
    ['\u202efdp', '.exe', 'fdp.exe'],
    ['.htaccess', '', 'htaccess'],
    ['...', '', 'file'],
    ['nul', '.txt', 'file nul.txt'],
    ['page.html', '.svg', 'page.html.svg'],
  ])('of %j with %j is %j', (name, extension, saved) => {
    expect(downloadName(name, extension)).toBe(saved);
  });

  it('is cut between letters to what every disk takes, and keeps its extension', () => {
    const saved = downloadName('🎬'.repeat(300), '.pdf');
    expect(saved).toBe(`${'🎬'.repeat(49)}.pdf`);
    expect(Buffer.byteLength(saved)).toBeLessThanOrEqual(200);
  });
});

describe('the header of a download', () => {
  it('has the name twice, in plain letters and encoded', () => {
    expect(attachment('পাঠ 1.pdf')).toBe(
      `attachment; filename="___ 1.pdf"; filename*=UTF-8''%E0%A6%AA%E0%A6%BE%E0%A6%A0%201.pdf`,
    );
  });

  it.each(['"', '\\', '\r\nx: y', "'", '*', '%41', '\ud800', '\u0000', '()'])(
    'cannot be ended by %j',
    (mark) => {
      const header = attachment(`a${mark}b.txt`);
      expect(header).toMatch(/^attachment; filename="[^"\\%]*"; filename\*=UTF-8''[\w.%~-]+$/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      expect(header).not.toMatch(/[\u0000-\u001f\u007f-\uffff]/);
    },
  );
});
