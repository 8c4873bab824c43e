/**
 * The keys of the editor. All of them have Ctrl (on a Mac also Command) or Alt, so that they are no letters of a text, and none is
 * a key that browsers or screen readers take for themselves. Ctrl with Alt is left alone: it writes letters on many keyboards.
 */

export type EditorCommand =
  | 'toggle-play'
  | 'play-cue'
  | 'previous'
  | 'next'
  | 'split'
  | 'join'
  | 'insert'
  | 'delete'
  | 'start-earlier'
  | 'start-later'
  | 'end-earlier'
  | 'end-later'
  | 'undo'
  | 'redo';

export interface EditorKey {
  readonly command: EditorCommand;
  readonly modifier: 'mod' | 'alt';
  readonly shift?: true;
  /** Where the key is, as `KeyboardEvent.code` says. */
  readonly code: string;
  /** As it stands on the key. */
  readonly label: string;
}

export const editorKeys: readonly EditorKey[] = [
  { command: 'toggle-play', modifier: 'mod', code: 'Enter', label: 'Enter' },
  { command: 'play-cue', modifier: 'mod', shift: true, code: 'Enter', label: 'Enter' },
  { command: 'previous', modifier: 'alt', code: 'ArrowUp', label: '↑' },
  { command: 'next', modifier: 'alt', code: 'ArrowDown', label: '↓' },
  { command: 'split', modifier: 'alt', code: 'Enter', label: 'Enter' },
  { command: 'join', modifier: 'alt', code: 'KeyJ', label: 'J' },
  { command: 'insert', modifier: 'alt', code: 'KeyI', label: 'I' },
  { command: 'delete', modifier: 'mod', shift: true, code: 'Backspace', label: '⌫' },
  { command: 'start-earlier', modifier: 'alt', code: 'Comma', label: ',' },
  { command: 'start-later', modifier: 'alt', code: 'Period', label: '.' },
  { command: 'end-earlier', modifier: 'alt', code: 'BracketLeft', label: '[' },
  { command: 'end-later', modifier: 'alt', code: 'BracketRight', label: ']' },
  { command: 'undo', modifier: 'mod', code: 'KeyZ', label: 'Z' },
  { command: 'redo', modifier: 'mod', shift: true, code: 'KeyZ', label: 'Z' },
];

interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

export function editorCommandFor(press: KeyPress): EditorCommand | undefined {
  const mod = press.ctrlKey || press.metaKey;
  if (mod === press.altKey) return undefined;
  return editorKeys.find(
    ({ modifier, shift, code }) =>
      (modifier === 'mod') === mod && (shift ?? false) === press.shiftKey && isAt(press, code),
  )?.command;
}

/** A letter is where its keyboard has it. Where the key writes none, as with Alt on a Mac or in Bengali, its place counts. */
function isAt({ key, code }: KeyPress, wanted: string): boolean {
  const isLetter = /^[a-z]$/i.test(key);
  return isLetter ? `Key${key.toUpperCase()}` === wanted : code === wanted || key === wanted;
}
