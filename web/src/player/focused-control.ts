/** What the focused element needs keys for. */
export interface FocusedControl {
  /** A text field, a menu or a dialog beside the player, which needs all of them. */
  readonly takesKeys: boolean;
  /** Space presses it. */
  readonly takesSpace: boolean;
  /** The arrows that move in it, or open it. */
  readonly takesArrows: 'all' | 'up-and-down' | 'none';
  /** Inside the player arrow up and down change the volume, elsewhere they scroll the page. */
  readonly inPlayer: boolean;
}

const TEXT =
  'input:not([type=range],[type=checkbox],[type=radio],[type=button]),textarea,select,[contenteditable]';
const MENU_OR_DIALOG = 'dialog,[role=dialog],[role=menu],[role=listbox],iframe';
const PRESSED_BY_SPACE = 'button,a[href],summary,input,[role=button],[role=tab]';
const MOVED_BY_ARROWS = 'input[type=range],input[type=radio],[role=tab],[role=slider]';
const OPENED_BY_ARROWS = '[aria-haspopup=menu]';

export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${TEXT},${MENU_OR_DIALOG}`) !== null;
}

function isAround(element: Element, container: HTMLElement): boolean {
  if (element.closest(TEXT) !== null) return false;
  return element.closest(MENU_OR_DIALOG)?.contains(container) ?? false;
}

function arrowsOf(element: Element): FocusedControl['takesArrows'] {
  if (element.matches(MOVED_BY_ARROWS)) return 'all';
  return element.matches(OPENED_BY_ARROWS) ? 'up-and-down' : 'none';
}

export function focusedControl(target: EventTarget | null, container: HTMLElement): FocusedControl {
  const element = target instanceof Element ? target : document.body;
  return {
    // A dialog in which the player itself stands takes none from it.
    takesKeys: takesKeys(element) && !isAround(element, container),
    takesSpace: element.matches(PRESSED_BY_SPACE),
    takesArrows: arrowsOf(element),
    inPlayer: container.contains(element) || document.fullscreenElement === container,
  };
}
