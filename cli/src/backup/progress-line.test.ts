import { describe, expect, it } from 'vitest';
import { createProgressLine } from './progress-line.ts';

function written(isTTY: boolean) {
  const texts: string[] = [];
  const line = createProgressLine({
    isTTY,
    columns: 20,
    write: (text: string | Uint8Array) => {
      texts.push(String(text));
      return true;
    },
  });
  return { texts, line };
}

describe('the line of progress', () => {
  it('tells each step once where nothing can be written over', () => {
    const { texts, line } = written(false);
    line.show('Files', '1 of 2');
    line.show('Files', '2 of 2');
    line.show('Database', 'users');
    line.end();
    expect(texts).toEqual(['Files …\n', 'Database …\n']);
  });

  it('writes over itself at a terminal, within its width, and leaves nothing behind', () => {
    const { texts, line } = written(true);
    line.show('Files', '1 of 2, and many more words');
    line.end();
    expect(texts).toEqual(['\r\u001b[2KFiles: 1 of 2, and ', '\r\u001b[2K']);
  });
});
