import { t } from '@lingui/core/macro';
import { type ReactNode, useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { type QuizAnswers, useCheckQuiz } from '@/api/quizzes.ts';
import { LoginHint } from '@/components/login-hint.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { type CheckedQuiz, summaryOf, verdictOn } from '../quiz-verdict.ts';
import { sampleQuestions } from '../sample-questions.ts';
import { QuizQuestion } from './quiz-question.tsx';

interface KnowledgeCheckProps {
  courseId: string;
  moduleId: string;
  lessonId: string;
  signedIn: boolean;
  /** Shown where the answers cannot be checked at this address. */
  fullAddressLink: ReactNode;
}

export function KnowledgeCheck({ signedIn, fullAddressLink, ...address }: KnowledgeCheckProps) {
  const [answers, setAnswers] = useState<QuizAnswers>({});
  const [checked, setChecked] = useState<CheckedQuiz>();
  const [incomplete, setIncomplete] = useState(false);
  const { mutate, isPending, error, reset } = useCheckQuiz(address);
  const questions = useRef<HTMLDivElement>(null);
  const summary = summaryOf(answers, checked);

  const choose = (questionId: string, optionId: string) => {
    setAnswers((before) => ({ ...before, [questionId]: optionId }));
    setIncomplete(false);
  };
  const check = () => {
    const open = sampleQuestions().some(({ id }) => answers[id] === undefined);
    setIncomplete(open);
    if (!open) mutate(answers, { onSuccess: (result) => setChecked({ answers, result }) });
  };
  const startOver = () => {
    setAnswers({});
    setChecked(undefined);
    reset();
    // The button that was pressed goes away; without a new place the keyboard would start over at the top.
    questions.current?.querySelector('input')?.focus();
  };

  return (
    <section aria-labelledby="knowledge-check">
      <h2 id="knowledge-check" className="text-xl">
        {t`Knowledge Check`}
      </h2>
      <p className="mt-2 text-ink-soft">{t`Two short questions to see what stayed with you.`}</p>
      <div ref={questions} className="mt-6 flex flex-col gap-8">
        {sampleQuestions().map((question, index) => (
          <QuizQuestion
            key={question.id}
            question={question}
            number={index + 1}
            chosen={answers[question.id]}
            verdict={verdictOn(question.id, answers, checked)}
            disabled={!signedIn}
            onChoose={(optionId) => choose(question.id, optionId)}
          />
        ))}
      </div>
      <div className="mt-6 flex flex-col gap-4">
        <div aria-live="polite" className="font-semibold empty:hidden">
          {summary ?? (incomplete ? t`Choose an answer to each question first.` : null)}
        </div>
        {error ? (
          <Alert variant="destructive" title={t`Your answers were not checked`}>
            <p>{errorText(error)}</p>
            {fullAddressLink}
          </Alert>
        ) : null}
        {signedIn ? (
          <div className="flex flex-wrap gap-3">
            <Button pending={isPending} onClick={check}>
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
      </div>
    </section>
  );
}
