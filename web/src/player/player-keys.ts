/** The usual keys of video players: which command a key stands for, which keys the focused element needs itself, and the hook. */
import { t } from '@lingui/core/macro';
import { type RefObject, useEffect } from 'react';
import { numberText, percentText } from '@/lib/language/numbers.ts';
import type { PlayerStore } from './create-player-store.ts';
import { type FocusedControl, focusedControl } from './focused-control.ts';
import type { PlayerRequests } from './player-requests.ts';
import type { PlayerState } from './player-state.ts';
import { rateBeside } from './quality-and-speed.ts';
import { within } from './seek-range.ts';

type PlayerCommand =
  | { readonly kind: 'toggle-play' | 'toggle-mute' | 'toggle-fullscreen' | 'toggle-captions' }
  | { readonly kind: 'seek-by'; readonly seconds: number }
  | { readonly kind: 'seek-to'; readonly percent: number }
  | { readonly kind: 'volume-by'; readonly step: number }
  | { readonly kind: 'rate'; readonly direction: -1 | 1 };

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
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
    c: { kind: 'toggle-captions' },
    '<': { kind: 'rate', direction: -1 },
    '>': { kind: 'rate', direction: 1 },
  } satisfies Record<string, PlayerCommand>),
);

export function playerCommandFor(press: KeyPress, focused: FocusedControl): PlayerCommand | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || focused.takesKeys) return undefined;
  const key = press.key.toLowerCase();
  if (key === ' ' && focused.takesSpace) return undefined;
  if (key.startsWith('arrow') && focused.takesArrows === 'all') return undefined;
  if (key === 'arrowup' || key === 'arrowdown') {
    if (focused.takesArrows === 'up-and-down' || !focused.inPlayer) return undefined;
  }
  if (/^\d$/.test(key)) return { kind: 'seek-to', percent: Number(key) * 10 };
  return commands.get(key);
}

/** Shows a notice for what the picture does not show by itself. */
function runCommand(command: PlayerCommand, state: PlayerState, requests: PlayerRequests): void {
  switch (command.kind) {
    case 'toggle-play':
      requests.togglePlay();
      break;
    case 'toggle-mute':
      requests.say(state.muted ? t`Sound on` : t`Muted`);
      requests.toggleMute();
      break;
    case 'toggle-fullscreen':
      requests.toggleFullscreen();
      break;
    case 'toggle-captions':
      if (state.captions === null) break;
      requests.say(state.captions.isOn ? t`Captions off` : t`Captions on`);
      state.captions.toggle();
      break;
    case 'seek-by': {
      const seconds = `${command.seconds > 0 ? '+' : '−'}${numberText(Math.abs(command.seconds))}`;
      requests.say(t({ message: `${seconds} s`, comment: 'Seconds that a video jumps, such as +10 s' }));
      requests.seekBy(command.seconds);
      break;
    }
    case 'seek-to':
      requests.seek(command.percent);
      break;
    case 'volume-by': {
      const volume = within((state.muted ? 0 : state.volume) + command.step, 1);
      const percent = percentText(Math.round(volume * 100));
      requests.say(t`Volume: ${percent}`);
      requests.setVolume(volume);
      break;
    }
    case 'rate':
      requests.setRate(rateBeside(state.playbackRate, command.direction));
      break;
  }
}

/** The keys work wherever the focus is on the page, unless the focused element needs them. */
export function usePlayerKeys(store: PlayerStore, container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const element = container.current;
      if (event.defaultPrevented || event.isComposing || !element) return;
      if (element.contains(document.activeElement)) store.touch();
      const command = playerCommandFor(event, focusedControl(event.target, element));
      if (command === undefined || store.getSnapshot().error !== null) return;
      event.preventDefault();
      runCommand(command, store.getSnapshot(), store);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store, container]);
}
