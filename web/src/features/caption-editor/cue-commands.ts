/** What keys and buttons do to the cues, to the film, and to where one is. It knows the page by what it is given alone. */
import { t } from '@lingui/core/macro';
import type { PlayerStore } from '@/player/create-player-store.ts';
import { seekWhenReady } from '@/player/open-player.ts';
import type { CaptionSession } from './model/caption-session.ts';
import {
  cueAt,
  type Edge,
  insertCue,
  joinCue,
  removeCue,
  shiftCue,
  shiftMs,
  splitCue,
  timeCue,
} from './model/cue-operations.ts';
import type { EditorCommand } from './model/editor-keys.ts';

export type CueAction = EditorCommand | 'start-here' | 'end-here';

/** Where to go on writing. */
export interface Place {
  readonly id: string;
  /** Left out: at the end. */
  readonly caret?: number;
}

interface Means {
  readonly session: CaptionSession;
  readonly player: PlayerStore;
  /** The end of the film. */
  readonly lastMs: number;
  /** Where the caret is in the text of a cue, and how long the text is. */
  readonly caretIn: (id: string) => { readonly at: number; readonly of: number };
  readonly goTo: (place: Place) => void;
  /** As a function, for a page may change its language. */
  readonly say: (text: () => string) => void;
}

export function createCueCommands({ session, player, lastMs, caretIn, goTo, say }: Means) {
  const cues = () => session.getSnapshot().edits.shown;
  const nowMs = () => player.getSnapshot().currentTime * 1000;
  const neighbour = (id: string, by: number) => cues()[cues().findIndex((one) => one.id === id) + by];
  const cueOfFilm = () => cueAt(cues(), nowMs())?.id;
  /** Whether it did something. */
  const change = (...how: Parameters<CaptionSession['change']>) => {
    const before = cues();
    session.change(...how);
    return cues() !== before;
  };
  const seekTo = (id: string) => {
    const cue = cues().find((one) => one.id === id);
    // A hair later, or rounding would show the cue before.
    if (cue) seekWhenReady(player, cue.startMs / 1000 + 0.01);
  };
  const split = (id: string) => {
    const newId = crypto.randomUUID();
    if (!change((shown) => splitCue(shown, id, caretIn(id).at, newId))) {
      return say(() => t`Place the caret between two words to split the cue there.`);
    }
    say(() => t`Cue split`);
    goTo({ id: newId, caret: 0 });
  };
  const join = (id: string) => {
    const caret = caretIn(id).of;
    if (!change((shown) => joinCue(shown, id)))
      return say(() => t`There is no next cue, or both are too long for one.`);
    say(() => t`Cues joined`);
    goTo({ id, caret });
  };
  const insert = (id: string) => {
    const newId = crypto.randomUUID();
    const place = { after: id === '' ? null : id, atMs: nowMs(), lastMs };
    if (!change((shown) => insertCue(shown, newId, place))) return;
    say(() => t`Cue inserted`);
    goTo({ id: newId });
  };
  const remove = (id: string) => {
    const next = neighbour(id, 1) ?? neighbour(id, -1);
    if (!change((shown) => removeCue(shown, id))) return;
    say(() => t`Cue deleted`);
    if (next) goTo({ id: next.id });
  };

  const step = (direction: 'undo' | 'redo') => {
    const changed = session.step(direction);
    if (changed !== undefined) goTo({ id: changed });
    say(() => (direction === 'undo' ? t`Undone` : t`Done again`));
  };
  const goBeside = (id: string, by: -1 | 1) => {
    const next = neighbour(id, by);
    if (next === undefined) return;
    seekTo(next.id);
    goTo({ id: next.id });
  };
  const shift = (id: string, edge: Edge, byMs: number) =>
    session.change((shown) => shiftCue(shown, id, edge, byMs, lastMs), `shift ${edge} ${id}`);
  const putHere = (id: string, edge: Edge) =>
    session.change((shown) => timeCue(shown, id, edge, Math.round(nowMs()), lastMs));

  const commands: Record<CueAction, (id: string) => void> = {
    'toggle-play': () => player.togglePlay(),
    'play-cue': (id) => {
      seekTo(id);
      player.play();
    },
    previous: (id) => goBeside(id, -1),
    next: (id) => goBeside(id, 1),
    split,
    join,
    insert,
    delete: remove,
    undo: () => step('undo'),
    redo: () => step('redo'),
    'start-earlier': (id) => shift(id, 'start', -shiftMs),
    'start-later': (id) => shift(id, 'start', shiftMs),
    'end-earlier': (id) => shift(id, 'end', -shiftMs),
    'end-later': (id) => shift(id, 'end', shiftMs),
    'start-here': (id) => putHere(id, 'start'),
    'end-here': (id) => putHere(id, 'end'),
  };
  return {
    /** `id`: the cue that is meant; empty for none. */
    act: (id: string, action: CueAction) => commands[action](id),
    seekTo,
    cueOfFilm,
  };
}
