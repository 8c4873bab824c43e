/** What the parts of a lesson's page share about notes at moments: the line that is open, what is under way, and how to begin. */
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { createContext, useContext } from 'react';
import type { NoteText, unsentNotesOf } from './unsent-notes.ts';

/** Where a line is open: beside the picture, in the tab below it, or on it. */
export type NotePlace = 'rail' | 'tab' | 'picture';

/** What stands beside the picture on wide screens. */
export type RailPanel = 'content' | 'notes' | 'transcript';

export interface UnsentNote extends NoteText {
  readonly state: 'saving' | 'failed';
  /** Null: nothing was tried since an earlier visit left it. */
  readonly error: Error | null;
  /** It can be taken back until the lesson is left. */
  readonly isDiscarded?: boolean;
}

/** For want of a connection, and not because the server refused it. */
export function isUnreached({ state, error }: UnsentNote): boolean {
  return state !== 'saving' && (error === null || error instanceof TypeError);
}

export interface LessonNotes {
  /** With the lesson's own module, also where the page's address names none. */
  readonly address: LessonAddress;
  /** Whether its film is ours, so that its seconds can be told. */
  readonly hasFilm: boolean;
  readonly drafts: ReturnType<typeof unsentNotesOf>;
  /** How often it was asked for: each time it takes the focus. */
  readonly line: { readonly place: NotePlace; readonly start: NoteText; readonly asked: number } | null;
  /** Left out: where it can be seen. Nothing happens without a film. */
  readonly begin: (place?: NotePlace) => void;
  readonly closeLine: () => void;
  readonly unsent: readonly UnsentNote[];
  readonly add: (note: NoteText) => Promise<void>;
  readonly discard: (note: NoteText) => void;
  /** What was discarded. */
  readonly takeBack: (note: NoteText) => void;
  readonly panel: RailPanel;
  readonly showPanel: (panel: RailPanel) => void;
}

/** Null where nobody can take notes: a visitor, or a lesson that is not there yet. */
export const LessonNotesContext = createContext<LessonNotes | null>(null);

export const useLessonNotes = () => useContext(LessonNotesContext);
