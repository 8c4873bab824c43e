import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFailureText } from '@/api/client/use-failure-text.ts';
import { type Question, type QuizAnswers, useCheckQuiz, useFilmAnswers } from '@/api/quizzes.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { timeText } from '@/lib/language/times.ts';
import { QuizQuestion } from '../components/quiz-question.tsx';
import { missingIn } from '../open-questions.ts';
import { type CheckedQuiz, verdictOn } from '../quiz-verdict.ts';
import { useBorrowedFocus } from './use-borrowed-focus.ts';

interface FilmQuestionPanelProps {
  address: LessonAddress;
  question: Question;
  /** Answered so in the list below, while the film waits. */
  isRightBelow: boolean;
  /** On with the film, answered or skipped. */
  onContinue: () => void;
}

/**
 * Over the picture of the paused film; on a wide one the controls stand on its veil (player.css). It is no dialog: the focus comes to
 * it, unless somebody is writing, and can leave it by Tab, and Escape skips the question from wherever the focus is in it.
 */
export function FilmQuestionPanel({ address, question, isRightBelow, onContinue }: FilmQuestionPanelProps) {
  const [answer, setAnswer] = useState<QuizAnswers[string]>();
  const [checked, setChecked] = useState<CheckedQuiz>();
  const [incomplete, setIncomplete] = useState(false);
  const { mutate, isPending, error } = useCheckQuiz(address);
  const { keep } = useFilmAnswers(address);
  const failureText = useFailureText(error, t`Check your answer now.`);
  const headingId = useId();
  const { panel, giveFocusBack, isLeftAlone } = useBorrowedFocus();
  const continueButton = useRef<HTMLButtonElement>(null);
  const scrolled = useRef<HTMLDivElement>(null);
  const answers: QuizAnswers = answer === undefined ? {} : { [question.id]: answer };
  const verdict = verdictOn(question.id, answers, checked);
  const missing = missingIn(question, answer);
  // An answer that is given here is known to the list, too, before its verdict is.
  const isSettledBelow = isRightBelow && !isPending && verdict === undefined;
  const isDone = verdict !== undefined || isSettledBelow;
  // The verdict stands below the options, and so do a refusal and what is missing.
  const hasMore = isDone || error !== null || incomplete;
  useEffect(() => {
    if (hasMore) scrolled.current?.scrollTo({ top: scrolled.current.scrollHeight });
  }, [hasMore]);
  const time = timeText(question.atSeconds ?? 0);
  const heading = t`The film waits at ${time} with a question`;

  const goOn = () => {
    giveFocusBack();
    onContinue();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDone) return goOn();
    setIncomplete(missing !== null);
    if (missing === null && !isPending) {
      mutate(answers, {
        onSuccess: (result) => {
          setChecked({ answers, result });
          keep({ answers, result });
          continueButton.current?.focus();
        },
      });
    }
  };
  // Letters and digits are keys of the player elsewhere; here they belong to the answer.
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') goOn();
  };

  return (
    <form
      ref={panel}
      data-player-overlay
      data-covers-picture
      tabIndex={-1}
      aria-labelledby={headingId}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      className="absolute inset-0 z-30 flex animate-fade-in flex-col items-center justify-center bg-ground px-4 py-2 text-ink outline-none select-text @2xl/player:pt-4 @2xl/player:pb-22"
    >
      {/* What does not fit is scrolled to; the way on stays in sight. */}
      <div
        ref={scrolled}
        className="flex min-h-0 w-full max-w-2xl flex-col gap-2 overflow-y-auto px-1 [scrollbar-width:thin] @max-2xl/player:[&_label]:min-h-10 @max-2xl/player:[&_label]:py-1.5 @2xl/player:gap-3"
      >
        <h2 id={headingId} className="text-sm font-semibold text-ink-soft figures-tabular">
          {heading}
        </h2>
        <QuizQuestion
          question={question}
          number={null}
          answer={answer}
          verdict={verdict}
          disabled={isPending || isSettledBelow}
          isNoNumber={incomplete && missing === 'number'}
          onAnswer={(given) => {
            setAnswer(given);
            setIncomplete(false);
          }}
        />
        <p role="status" className="text-sm font-semibold empty:hidden">
          {isLeftAlone && !hasMore ? <span className="sr-only">{heading}</span> : null}
          {isSettledBelow ? (
            <SettledBelow />
          ) : incomplete && missing === 'answer' ? (
            t`Answer it first, or skip it.`
          ) : null}
          {verdict ? <span className="sr-only">{verdict.correct ? t`Correct.` : t`Incorrect.`}</span> : null}
        </p>
        {error ? (
          <Alert variant="destructive" title={t`Your answer was not checked`}>
            {failureText}
          </Alert>
        ) : null}
      </div>
      <div className="flex w-full max-w-2xl shrink-0 flex-wrap gap-3 px-1 pt-2 @2xl/player:pt-4">
        <Button ref={continueButton} type="submit" size="sm" pending={isPending}>
          {isDone ? t`Continue` : t`Check Answer`}
        </Button>
        {isDone ? null : (
          <Button variant="outline" size="sm" onClick={goOn}>
            {t`Skip`}
          </Button>
        )}
      </div>
    </form>
  );
}

/** For whoever answered the question in the list below while the film waited with it. */
function SettledBelow() {
  return (
    <span className="flex gap-2 text-success">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t`You have answered this correctly. The film can go on.`}
    </span>
  );
}
