import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useState } from 'react';
import { useNote, useSaveNote } from '@/api/notes.ts';
import type { TextDraft } from '@/lib/text-draft.ts';
import { noteDraftsOf } from './note-drafts.ts';

/** The note as it is being written: what the server has, and over it what was typed since. */
export function useNoteEditor(address: LessonAddress, userId: string) {
  const note = useNote(address);
  const save = useSaveNote(address);
  const drafts = noteDraftsOf({ userId, lessonId: address.lessonId }, () => window.localStorage);
  const [draft, setDraft] = useState<TextDraft | undefined>(() => drafts.read());
  const savedText = note.data?.content;
  const savedAt = note.data?.updatedAt ?? null;
  const text = draft?.text ?? savedText ?? '';
  const changed = draft !== undefined && draft.text !== savedText;

  const type = (typed: string) => {
    const next = { text: typed, basedOn: draft ? draft.basedOn : savedAt };
    drafts.keep(next);
    // Back at what the server has: there is nothing left to keep.
    if (typed === savedText) drafts.drop(typed);
    setDraft(typed === savedText ? undefined : next);
    if (!save.isPending) save.reset();
  };
  const saveNow = () =>
    save.mutate(text, {
      onSuccess: (saved) => {
        drafts.drop(text);
        // What was typed during the save is based on what is saved now.
        setDraft((now) => (now && now.text !== text ? { ...now, basedOn: saved.updatedAt } : undefined));
      },
    });
  const takeSaved = () => {
    drafts.drop(text);
    setDraft(undefined);
  };

  return {
    text,
    type,
    save: saveNow,
    changed,
    saving: save.isPending,
    failure: save.error,
    /** The other version, when the note was saved somewhere else after this one was begun. */
    savedElsewhere: changed && note.data !== undefined && draft.basedOn !== savedAt ? savedText : undefined,
    takeSaved,
    savedAt,
    loading: note.isLoading,
    loadFailure: note.data === undefined ? note.error : null,
    reload: () => void note.refetch(),
    reloading: note.isFetching,
  };
}
