/** The usual keys of video players, and when they are somebody else's. Pure: it reads an event and names a command. */

export type PlayerCommand =
  | { readonly kind: 'toggle-play' | 'toggle-mute' | 'toggle-fullscreen' }
  | { readonly kind: 'seek-by'; readonly seconds: number }
  | { readonly kind: 'seek-to'; readonly percent: number }
  | { readonly kind: 'volume-by'; readonly step: number }
  | { readonly kind: 'rate'; readonly direction: -1 | 1 };

export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Who has the focus, as far as keys matter. */
export interface FocusedControl {
  /** Keys are text, choose in a menu or belong to a dialog: none are ours. */
  readonly takesKeys: boolean;
  /** Space presses it. */
  readonly takesSpace: boolean;
  /** Arrows move in it. */
  readonly takesArrows: boolean;
  /** It stands in the player, so that scrolling the page is not what an arrow up or down is for. */
  readonly inPlayer: boolean;
}

const commands = new Map<string, PlayerCommand>(
  Object.entries({
    ' ': { kind: 'toggle-play' },
    k: { kind: 'toggle-play' },
    j: { kind: 'seek-by', seconds: -10 },
    l: { kind: 'seek-by', seconds: 10 },
    arrowleft: { kind: 'seek-by', seconds: -5 },
    arrowright: { kind: 'seek-by', seconds: 5 },
    arrowup: { kind: 'volume-by', step: 0.05 },
    arrowdown: { kind: 'volume-by', step: -0.05 },
    m: { kind: 'toggle-mute' },
    f: { kind: 'toggle-fullscreen' },
    '<': { kind: 'rate', direction: -1 },
    '>': { kind: 'rate', direction: 1 },
  } satisfies Record<string, PlayerCommand>),
);

export function playerCommandFor(press: KeyPress, focused: FocusedControl): PlayerCommand | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || focused.takesKeys) return undefined;
  const key = press.key.toLowerCase();
  if (key === ' ' && focused.takesSpace) return undefined;
  if (key.startsWith('arrow') && focused.takesArrows) return undefined;
  if ((key === 'arrowup' || key === 'arrowdown') && !focused.inPlayer) return undefined;
  if (/^\d$/.test(key)) return { kind: 'seek-to', percent: Number(key) * 10 };
  return commands.get(key);
}
