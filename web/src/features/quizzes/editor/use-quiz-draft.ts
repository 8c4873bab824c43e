import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { useEffect, useRef, useState } from 'react';
import { type ManagedQuiz, useSaveQuiz } from '@/api/quizzes.ts';
import { stateOfSaving, useSending, versionsOfOne } from '@/components/lines/use-sending.ts';
import { localDrafts } from '@/lib/local-drafts.ts';
import { partDraftPrefixes } from '@/lib/part-drafts.ts';
import { problemsByField } from './draft-problems.ts';
import { contentOf, type DraftQuestion, draftOf, payloadOf } from './draft-question.ts';
import { textOf } from './question-text.ts';

interface KeptDraft {
  readonly questions: readonly DraftQuestion[];
  /** The revision that the edits began at. */
  readonly revision: number;
}

interface QuizDraftOptions {
  readonly address: LessonAddress;
  readonly userId: string;
  /** Null where it is not known. */
  readonly filmSeconds: number | null;
  readonly saved: ManagedQuiz;
  /** Asks the server anew. */
  readonly reload: () => Promise<ManagedQuiz | undefined>;
}

/** The questions while they are edited. They are kept on the device with every key until the server has them. */
export function useQuizDraft({ address, userId, filmSeconds, saved, reload }: QuizDraftOptions) {
  const drafts = localDrafts<KeptDraft>({
    prefix: partDraftPrefixes.quiz(userId),
    parse: (stored) => (isKeptDraft(stored) ? stored : undefined),
    storage: () => window.localStorage,
  });
  const [kept] = useState(() => drafts.read(address.lessonId));
  const [base, setBase] = useState(() => baseOf(saved));
  const [revision, setRevision] = useState(kept?.revision ?? saved.revision);
  const [questions, setQuestions] = useState(kept?.questions ?? base.questions);
  // By their keys: one that was added since the last attempt to save is not wrong before it was written.
  const [tried, setTried] = useState(none);
  const [refusals, setRefusals] = useState(0);
  const latest = useRef(questions);
  latest.current = questions;
  const { mutateAsync, isSuccess, error, reset } = useSaveQuiz(address);
  const sending = useSending({ revision, reload });
  const changed = contentOf(questions) !== base.content;
  const wrong = questions.filter(
    (question) => Object.keys(problemsByField(question, filmSeconds)).length > 0,
  );
  const [firstWrong] = wrong;

  // What is as it was saved again is no draft. Only then: another window may keep one under the same name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!changed && !sending.isSending) drafts.drop(address.lessonId);
  }, [changed]);

  const change = (next: readonly DraftQuestion[]) => {
    setQuestions(next);
    // What somebody else saved stays in sight until one of the two was chosen.
    if (!sending.theirs) reset();
    drafts.keep(address.lessonId, { questions: next, revision });
  };
  const take = (quiz: ManagedQuiz, next: readonly DraftQuestion[]) => {
    setRevision(quiz.revision);
    setBase({ questions: next, content: contentOf(next) });
    setTried(none);
    drafts.drop(address.lessonId);
  };
  /** Answers whether they were saved. */
  const send = async (at: number): Promise<boolean> => {
    setTried(new Set(questions.map(({ key }) => key)));
    if (firstWrong) {
      setRefusals((count) => count + 1);
      return false;
    }
    const sent = questions;
    const answer = await sending.send(() => mutateAsync({ questions: sent.map(payloadOf), revision: at }));
    if (answer === null) return false;
    const withIds = sent.map((question, index) => ({ ...question, id: answer.questions[index]?.id }));
    const idOf = new Map(withIds.map(({ key, id }) => [key, id]));
    // What was typed meanwhile stays, with the ids that the server gave, and is not saved yet.
    const now = latest.current.map((question) => ({
      ...question,
      id: idOf.get(question.key) ?? question.id,
    }));
    const isAllSaved = latest.current === sent;
    take(answer, withIds);
    setQuestions(now);
    if (!isAllSaved) drafts.keep(address.lessonId, { questions: now, revision: answer.revision });
    return isAllSaved;
  };

  return {
    questions,
    change,
    changed,
    /** Its problems are shown from the first attempt to save it on. */
    wasTried: ({ key }: DraftQuestion) => tried.has(key),
    /** How often saving was refused for a question that cannot stay as it is. */
    refusals,
    firstWrong,
    error,
    /** Opened with what was typed earlier. */
    restored: kept !== undefined && changed && tried.size === 0,
    state: stateOfSaving({
      isSending: sending.isSending,
      error,
      isRefused: wrong.some(({ key }) => tried.has(key)),
      changed,
      isSaved: isSuccess,
    }),
    versions:
      sending.theirs &&
      versionsOfOne('questions', {
        mine: textOf(questions),
        saved: textOf(sending.theirs.questions.map(draftOf)),
      }),
    save: () => send(revision),
    keepMine: async () => {
      const theirs = await reload();
      if (theirs) await send(theirs.revision);
    },
    takeTheirs: async () => {
      const theirs = await reload();
      if (!theirs) return;
      const now = baseOf(theirs).questions;
      setQuestions(now);
      take(theirs, now);
      reset();
    },
    discard: () => {
      setQuestions(base.questions);
      setTried(none);
      reset();
      drafts.drop(address.lessonId);
    },
  };
}

const none: ReadonlySet<string> = new Set();

function baseOf({ questions }: ManagedQuiz) {
  const drafts = questions.map(draftOf);
  return { questions: drafts as readonly DraftQuestion[], content: contentOf(drafts) };
}

/** Storage holds what any version of the app wrote, or anybody. */
function isKeptDraft(stored: unknown): stored is KeptDraft {
  if (typeof stored !== 'object' || stored === null || !('questions' in stored)) return false;
  const { questions } = stored;
  const texts = ['key', 'kind', 'prompt', 'explanation', 'moment', 'value', 'tolerance', 'spellings'];
  return (
    Array.isArray(questions) &&
    questions.every(
      (one: Record<string, unknown> | null) =>
        texts.every((name) => typeof one?.[name] === 'string') && Array.isArray(one?.['options']),
    )
  );
}
