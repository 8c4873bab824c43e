import { expect, it } from 'vitest';
import type { FocusedControl } from './focused-control.ts';
import { playerCommandFor } from './player-keys.ts';

const page: FocusedControl = { takesKeys: false, takesSpace: false, takesArrows: 'none', inPlayer: false };
const press = (key: string, modifiers = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
});

it.each([
  [' ', { kind: 'toggle-play' }],
  ['k', { kind: 'toggle-play' }],
  ['K', { kind: 'toggle-play' }],
  ['j', { kind: 'seek-by', seconds: -10 }],
  ['l', { kind: 'seek-by', seconds: 10 }],
  ['ArrowLeft', { kind: 'seek-by', seconds: -5 }],
  ['ArrowRight', { kind: 'seek-by', seconds: 5 }],
  ['m', { kind: 'toggle-mute' }],
  ['f', { kind: 'toggle-fullscreen' }],
  ['c', { kind: 'toggle-captions' }],
  ['0', { kind: 'seek-to', percent: 0 }],
  ['7', { kind: 'seek-to', percent: 70 }],
  ['<', { kind: 'rate', direction: -1 }],
  ['>', { kind: 'rate', direction: 1 }],
])('knows the key %j', (key, command) => {
  expect(playerCommandFor(press(key), page)).toEqual(command);
});

it('leaves every key to a text field, a menu or a dialog', () => {
  for (const key of [' ', 'k', 'm', '5', 'ArrowLeft']) {
    expect(playerCommandFor(press(key), { ...page, takesKeys: true })).toBeUndefined();
  }
});

it('leaves space to the button that has the focus, and letters not', () => {
  const button = { ...page, takesSpace: true };
  expect(playerCommandFor(press(' '), button)).toBeUndefined();
  expect(playerCommandFor(press('k'), button)).toEqual({ kind: 'toggle-play' });
});

it('leaves arrows to tabs and sliders', () => {
  expect(playerCommandFor(press('ArrowRight'), { ...page, takesArrows: 'all' })).toBeUndefined();
});

it('leaves up and down to the button of a menu, and seeks by left and right there, too', () => {
  const button: FocusedControl = { ...page, takesArrows: 'up-and-down', inPlayer: true };
  expect(playerCommandFor(press('ArrowDown'), button)).toBeUndefined();
  expect(playerCommandFor(press('ArrowUp'), button)).toBeUndefined();
  expect(playerCommandFor(press('ArrowLeft'), button)).toEqual({ kind: 'seek-by', seconds: -5 });
});

it('changes the volume by arrows in the player alone: elsewhere they scroll the page', () => {
  expect(playerCommandFor(press('ArrowUp'), page)).toBeUndefined();
  expect(playerCommandFor(press('ArrowUp'), { ...page, inPlayer: true })).toEqual({
    kind: 'volume-by',
    step: 0.05,
  });
});

it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves what is pressed with %s to the browser', (modifier) => {
  expect(playerCommandFor(press('f', { [modifier]: true }), page)).toBeUndefined();
});

it('ignores other keys', () => {
  expect(playerCommandFor(press('x'), page)).toBeUndefined();
  expect(playerCommandFor(press('constructor'), page)).toBeUndefined();
});
