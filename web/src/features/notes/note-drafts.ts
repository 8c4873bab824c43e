/**
 * What somebody typed and the server does not have yet, kept on their device: a lost connection, an expired
 * session or a closed tab takes nothing away. A draft belongs to one person and one lesson.
 */
export interface NoteDraft {
  readonly text: string;
  /** When the note it was typed into had last been saved; another time means that it was changed elsewhere. */
  readonly basedOn: string | null;
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface DraftOwner {
  readonly userId: string;
  readonly lessonId: string;
}

export interface NoteDrafts {
  read(): NoteDraft | undefined;
  keep(draft: NoteDraft): void;
  /** Drops the draft if it is still this text: another tab may have typed on since. */
  drop(text: string): void;
}

/** Storage is handed over as a function, because some browsers forbid even to look at it. */
export function noteDraftsOf({ userId, lessonId }: DraftOwner, storage: () => DraftStorage): NoteDrafts {
  const key = `academy.note-draft.${userId}.${lessonId}`;
  const read = () => attempt(() => parseDraft(storage().getItem(key)));
  return {
    read,
    keep: (draft) => attempt(() => storage().setItem(key, JSON.stringify(draft))),
    drop: (text) => {
      if (read()?.text === text) attempt(() => storage().removeItem(key));
    },
  };
}

function parseDraft(stored: string | null): NoteDraft | undefined {
  const draft: unknown = stored === null ? undefined : JSON.parse(stored);
  if (typeof draft !== 'object' || draft === null || !('text' in draft)) return undefined;
  if (typeof draft.text !== 'string') return undefined;
  const basedOn = 'basedOn' in draft && typeof draft.basedOn === 'string' ? draft.basedOn : null;
  return { text: draft.text, basedOn };
}

/** Storage may be full or forbidden. The text is on the page then all the same, and can be saved from there. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
