import { type DraftStorage, localDrafts } from '@/lib/local-drafts.ts';

export interface NoteDraft {
  readonly text: string;
  /** When the note it was typed into had last been saved; another time means that it was changed elsewhere. */
  readonly basedOn: string | null;
}

interface DraftOwner {
  readonly userId: string;
  readonly lessonId: string;
}

/** A draft belongs to one user and one lesson. */
export function noteDraftsOf({ userId, lessonId }: DraftOwner, storage: () => DraftStorage) {
  const drafts = localDrafts({ prefix: `academy.note-draft.${userId}.`, parse: parseDraft, storage });
  const read = () => drafts.read(lessonId);
  return {
    read,
    keep: (draft: NoteDraft) => drafts.keep(lessonId, draft),
    /** Drops the draft if it is still this text: another tab may have typed on since. */
    drop: (text: string) => {
      if (read()?.text === text) drafts.drop(lessonId);
    },
  };
}

function parseDraft(draft: unknown): NoteDraft | undefined {
  if (typeof draft !== 'object' || draft === null || !('text' in draft)) return undefined;
  if (typeof draft.text !== 'string') return undefined;
  const basedOn = 'basedOn' in draft && typeof draft.basedOn === 'string' ? draft.basedOn : null;
  return { text: draft.text, basedOn };
}
