import { expect, test } from 'vitest';
import { editorCommandFor } from './editor-keys.ts';
import { rowsBetween, rowsToDraw } from './row-window.ts';

const press = (key: string, code: string, ...held: ('altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey')[]) =>
  editorCommandFor({
    ...{ key, code, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false },
    ...Object.fromEntries(held.map((name) => [name, true])),
  });

test('a key alone writes; with Ctrl, Command or Alt it is a command', () => {
  expect(press('Enter', 'Enter')).toBeUndefined();
  expect(press('Enter', 'Enter', 'ctrlKey')).toBe('toggle-play');
  expect(press('Enter', 'Enter', 'metaKey', 'shiftKey')).toBe('play-cue');
  expect(press('Enter', 'Enter', 'altKey')).toBe('split');
});

test('keyboards that have their letters elsewhere, or write other ones, are understood', () => {
  expect(press('z', 'KeyY', 'ctrlKey')).toBe('undo');
  expect(press('y', 'KeyZ', 'ctrlKey')).toBeUndefined();
  expect(press('য', 'KeyZ', 'ctrlKey', 'shiftKey')).toBe('redo');
  expect(press('∆', 'KeyJ', 'altKey')).toBe('join');
  // Ctrl with Alt is AltGr, which writes.
  expect(press('j', 'KeyJ', 'altKey', 'ctrlKey')).toBeUndefined();
});

test('of three thousand rows, those in view are drawn, and the one that is written in', () => {
  const heights = Array<number>(3000).fill(50);
  const range = rowsBetween(heights, 5000, 5800);
  expect(range).toEqual({ from: 100, to: 116 });
  const drawn = rowsToDraw(heights, range, [2, -1, 105]);
  expect(drawn.slice(0, 4)).toEqual([
    { space: 100, before: 2 },
    { row: 2 },
    { space: 4850, before: 100 },
    { row: 100 },
  ]);
  expect(drawn.at(-1)).toEqual({ space: (3000 - 116) * 50, before: 3000 });
  expect(rowsToDraw([], rowsBetween([], 0, 800), [])).toEqual([]);
});
