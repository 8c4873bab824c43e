import { type DraftStorage, localDrafts } from '@/lib/local-drafts.ts';
import { parseTextDraft, type TextDraft } from '@/lib/text-draft.ts';

interface DraftOwner {
  readonly userId: string;
  readonly lessonId: string;
}

/** A draft belongs to one user and one lesson. */
export function noteDraftsOf({ userId, lessonId }: DraftOwner, storage: () => DraftStorage) {
  const drafts = localDrafts({ prefix: `academy.note-draft.${userId}.`, parse: parseTextDraft, storage });
  const read = () => drafts.read(lessonId);
  return {
    read,
    keep: (draft: TextDraft) => drafts.keep(lessonId, draft),
    /** Drops the draft if it is still this text: another tab may have typed on since. */
    drop: (text: string) => {
      if (read()?.text === text) drafts.drop(lessonId);
    },
  };
}
