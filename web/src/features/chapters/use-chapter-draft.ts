import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useEffect, useState } from 'react';
import { type Chapters, useSaveChapters } from '@/api/chapters.ts';
import { stateOfSaving, useSending, versionsOfOne } from '@/components/lines/use-sending.ts';
import { localDrafts } from '@/lib/local-drafts.ts';
import { partDraftPrefixes } from '@/lib/part-drafts.ts';
import { type ChapterRow, chaptersOf, inOrder, problemOf, rowOf, textOf } from './chapter-rows.ts';

interface KeptDraft {
  readonly rows: readonly ChapterRow[];
  /** The revision that the edits began at. */
  readonly revision: number;
}

interface ChapterDraftOptions {
  readonly address: LessonAddress;
  readonly userId: string;
  readonly filmSeconds: number;
  readonly saved: Chapters;
  /** Asks the server anew. */
  readonly reload: () => Promise<Chapters | undefined>;
}

/** The chapters while they are edited. They are kept on the device with every key until the server has them. */
export function useChapterDraft({ address, userId, filmSeconds, saved, reload }: ChapterDraftOptions) {
  const { lessonId } = address;
  const drafts = localDrafts<KeptDraft>({
    prefix: partDraftPrefixes.chapters(userId),
    parse: (stored) => (isKeptDraft(stored) ? stored : undefined),
    storage: () => window.localStorage,
  });
  const [kept] = useState(() => drafts.read(lessonId));
  const [base, setBase] = useState(saved);
  const [revision, setRevision] = useState(kept?.revision ?? saved.revision);
  const [rows, setRows] = useState(() => kept?.rows ?? saved.chapters.map(rowOf));
  const [triedToSave, setTriedToSave] = useState(false);
  const { mutateAsync, isSuccess, error, reset } = useSaveChapters(address);
  const sending = useSending({ revision, reload });
  const isValid = rows.every((row) => problemOf(row, rows, filmSeconds) === null);
  const changed = !isValid || JSON.stringify(chaptersOf(rows)) !== JSON.stringify(base.chapters);

  // What is as it was saved again is no draft. Only then: another window may keep one under the same name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!changed && !sending.isSending) drafts.drop(lessonId);
  }, [changed]);

  const take = (chapters: Chapters, next: readonly ChapterRow[]) => {
    setBase(chapters);
    setRevision(chapters.revision);
    setRows(next);
    setTriedToSave(false);
    drafts.drop(lessonId);
  };
  /** Answers whether they were saved. */
  const send = async (at: number): Promise<boolean> => {
    const sent = inOrder(rows);
    setTriedToSave(true);
    setRows(sent);
    if (!isValid) return false;
    const answer = await sending.send(() => mutateAsync({ chapters: chaptersOf(sent), revision: at }));
    if (answer === null) return false;
    setBase(answer);
    setRevision(answer.revision);
    setTriedToSave(false);
    // What was typed meanwhile stays, and is not saved yet.
    setRows((current) => {
      if (current === sent) drafts.drop(lessonId);
      return current;
    });
    return true;
  };

  return {
    rows,
    triedToSave,
    error,
    state: stateOfSaving({
      isSending: sending.isSending,
      error,
      isRefused: triedToSave && !isValid,
      changed,
      isSaved: isSuccess,
    }),
    versions:
      sending.theirs &&
      versionsOfOne('chapters', {
        mine: textOf(inOrder(rows)),
        saved: textOf(sending.theirs.chapters.map(rowOf)),
      }),
    change: (next: readonly ChapterRow[]) => {
      setRows(next);
      // What somebody else saved stays in sight until one of the two was chosen.
      if (!sending.isSending && !sending.theirs) reset();
      drafts.keep(lessonId, { rows: next, revision });
    },
    save: () => send(revision),
    keepMine: async () => {
      const theirs = await reload();
      if (theirs) await send(theirs.revision);
    },
    takeTheirs: async () => {
      const theirs = await reload();
      if (!theirs) return;
      take(theirs, theirs.chapters.map(rowOf));
      reset();
    },
    discard: () => {
      take(base, base.chapters.map(rowOf));
      reset();
    },
  };
}

/** Storage holds what any version of the app wrote, or anybody. */
function isKeptDraft(stored: unknown): stored is KeptDraft {
  if (typeof stored !== 'object' || stored === null || !('rows' in stored) || !('revision' in stored))
    return false;
  const { rows, revision } = stored;
  return (
    typeof revision === 'number' &&
    Array.isArray(rows) &&
    rows.every((row: Record<string, unknown> | null) =>
      ['key', 'time', 'title'].every((name) => typeof row?.[name] === 'string'),
    )
  );
}
