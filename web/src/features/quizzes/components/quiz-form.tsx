import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useFailureText } from '@/api/client/use-failure-text.ts';
import { type Question, type Quiz, type QuizAnswers, useCheckQuiz, useFilmAnswers } from '@/api/quizzes.ts';
import { LoginHint } from '@/components/login-hint.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { missingIn } from '../open-questions.ts';
import { type CheckedQuiz, summaryOf, verdictOn } from '../quiz-verdict.ts';
import { NoAnswer, QuestionRemark } from './question-remarks.tsx';
import { QuizHistory } from './quiz-history.tsx';
import { QuizQuestion } from './quiz-question.tsx';

interface QuizFormProps {
  address: LessonAddress;
  questions: readonly Question[];
  quiz: Quiz | undefined;
  signedIn: boolean;
  fullAddressLink: ReactNode;
}

export function QuizForm({ address, questions, quiz, signedIn, fullAddressLink }: QuizFormProps) {
  const { inFilm } = useFilmAnswers(address);
  const [given, setGiven] = useState<QuizAnswers>({});
  const [isAnew, setAnew] = useState(false);
  const [checked, setChecked] = useState<CheckedQuiz>();
  const [incomplete, setIncomplete] = useState(false);
  const { mutate, isPending, error, reset } = useCheckQuiz(address);
  const failureText = useFailureText(error, t`Check your answers now.`);
  const list = useRef<HTMLDivElement>(null);
  const answers: QuizAnswers = isAnew ? given : { ...inFilm.answers, ...given };
  const summary = summaryOf(answers, checked);
  const onlyChoices = questions.every(({ options }) => options.length > 0);

  // What the film asked and was told right is not demanded again; only who tries again is asked everything.
  const wasRight = ({ id }: Question) => !isAnew && quiz?.answered[id] === true;
  const isSettled = (question: Question) => question.atSeconds !== null && wasRight(question);
  const missing = questions.map((question) => missingIn(question, answers[question.id], isSettled(question)));
  const answer = (questionId: string, answered: QuizAnswers[string]) => {
    setGiven((before) => ({ ...before, [questionId]: answered }));
    setIncomplete(false);
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    const open = missing.findIndex((what) => what !== null);
    setIncomplete(open >= 0);
    if (open >= 0) {
      list.current?.children[open]?.querySelector('input')?.focus();
      return;
    }
    // Only what is still asked: the creator may have taken a question away meanwhile.
    const asked = Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? '']));
    mutate(asked, { onSuccess: (result) => setChecked({ answers: asked, result }) });
  };
  const startOver = () => {
    setGiven({});
    setAnew(true);
    setChecked(undefined);
    reset();
    // The button that was pressed goes away; without a new place the keyboard would start over at the top.
    list.current?.querySelector('input')?.focus();
  };

  return (
    // Enter in a field does what the button does.
    <form noValidate onSubmit={check}>
      <div ref={list} className="mt-6 flex flex-col gap-8">
        {questions.map((question, index) => (
          <QuizQuestion
            key={question.id}
            question={question}
            number={index + 1}
            answer={answers[question.id]}
            verdict={
              verdictOn(question.id, answers, checked) ??
              (isAnew ? undefined : verdictOn(question.id, answers, inFilm))
            }
            disabled={!signedIn}
            isNoNumber={incomplete && missing[index] === 'number'}
            remark={
              <QuestionRemark
                seconds={question.atSeconds}
                wasRight={wasRight(question) && answers[question.id] === undefined}
              />
            }
            problem={incomplete && missing[index] === 'answer' ? <NoAnswer /> : null}
            onAnswer={(answered) => answer(question.id, answered)}
          />
        ))}
      </div>
      <div className="mt-6 flex flex-col gap-4">
        <div aria-live="polite" className="font-semibold empty:hidden">
          {summary ?? (incomplete ? incompleteText(onlyChoices) : null)}
        </div>
        {error ? (
          <Alert variant="destructive" title={t`Your answers were not checked`}>
            <p>{failureText}</p>
            {fullAddressLink}
          </Alert>
        ) : null}
        {signedIn ? (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={isPending}>
              {t`Check Answers`}
            </Button>
            {checked ? (
              <Button variant="outline" onClick={startOver}>
                {t`Try Again`}
              </Button>
            ) : null}
          </div>
        ) : (
          <LoginHint>{t`Log in to check your answers.`}</LoginHint>
        )}
        {quiz ? <QuizHistory quiz={quiz} /> : null}
      </div>
    </form>
  );
}

function incompleteText(onlyChoices: boolean): string {
  return onlyChoices ? t`Choose an answer to each question first.` : t`Answer each question first.`;
}
