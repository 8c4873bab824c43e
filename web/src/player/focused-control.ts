import type { FocusedControl } from './player-keys.ts';

const TEXT =
  'input:not([type=range],[type=checkbox],[type=radio],[type=button]),textarea,select,[contenteditable]';
const OWN_WORLD = 'dialog,[role=dialog],[role=menu],[role=listbox],iframe';
const PRESSED_BY_SPACE = 'button,a[href],summary,input,[role=button],[role=tab]';
const MOVED_BY_ARROWS = 'input[type=range],input[type=radio],[role=tab],[role=slider],[aria-haspopup=menu]';

/** What the element that a key was pressed on needs keys for. */
export function focusedControl(target: EventTarget | null, container: HTMLElement): FocusedControl {
  const element = target instanceof Element ? target : document.body;
  return {
    takesKeys: element.closest(`${TEXT},${OWN_WORLD}`) !== null,
    takesSpace: element.matches(PRESSED_BY_SPACE),
    takesArrows: element.matches(MOVED_BY_ARROWS),
    inPlayer: container.contains(element) || document.fullscreenElement === container,
  };
}
