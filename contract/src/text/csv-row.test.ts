import { expect, it } from 'vitest';
import { csvRow } from './csv-row.ts';

it('quotes every cell, and keeps lines, commas and other scripts', () => {
  expect(csvRow(['SQL, first › 1:15', 'say "hello"\r\nবাংলা'])).toBe(
    '"SQL, first › 1:15","say ""hello""\nবাংলা"\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\n=1', ' =1', '＝1', '\u0000=1', '\u0007@x'])(
  'makes a cell that begins like a formula harmless: %j',
  (cell) => {
    expect(csvRow([cell])).toMatch(/^"'/);
  },
);

it.each(['1-1', 'a=b', 'me@example.com', '• -1'])('leaves %j as it is', (cell) => {
  expect(csvRow([cell])).toBe(`"${cell}"\n`);
});
