import { afterEach, expect, it } from 'vitest';
import { focusedControl } from './focused-control.ts';

afterEach(() => document.body.replaceChildren());

function draw(html: string) {
  document.body.innerHTML = html;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  return (selector: string) => focusedControl(find(selector), find('#player')).takesKeys;
}

it('a dialog beside the player needs all keys, and one around it none', () => {
  const beside = draw('<div id="player"></div><dialog><button id="inside"></button></dialog>');
  expect(beside('#inside')).toBe(true);
  const around = draw(
    '<dialog><div id="player"></div><a id="inside" href="/"></a><input id="text"></dialog>',
  );
  expect(around('#inside')).toBe(false);
  expect(around('#text')).toBe(true);
});

it('the button of a menu needs up and down, a slider all arrows, other buttons none', () => {
  draw(
    '<div id="player"><button id="speed" aria-haspopup="menu"></button><div id="seek" role="slider"></div><button id="play"></button></div>',
  );
  const arrows = (id: string) => focusedControl(document.getElementById(id), document.body).takesArrows;
  expect(['speed', 'seek', 'play'].map(arrows)).toEqual(['up-and-down', 'all', 'none']);
});

it('a menu of the player needs all keys, also where the player stands in a dialog', () => {
  const menu = draw('<dialog><div id="player"><ul role="menu"><li id="item"></li></ul></div></dialog>');
  expect(menu('#item')).toBe(true);
});
