import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useFailureText } from '@/api/client/use-failure-text.ts';
import { useQuiz } from '@/api/quizzes.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { sampleQuestions } from '../sample-questions.ts';
import { QuizForm } from './quiz-form.tsx';

interface KnowledgeCheckProps {
  /** As the page has it: where it names no module, the answers cannot be checked. */
  address: LessonAddress;
  /** As the lesson itself has it, for reading its questions. */
  ownAddress: LessonAddress;
  signedIn: boolean;
  /** Shown where the answers cannot be checked at this address. */
  fullAddressLink: ReactNode;
}

/** The questions that the creator wrote or, where there are none, the two sample questions. */
export function KnowledgeCheck({ address, ownAddress, signedIn, fullAddressLink }: KnowledgeCheckProps) {
  const query = useQuiz(ownAddress, { enabled: signedIn });
  const { data: quiz, error } = query;
  const failureText = useFailureText(error);
  const written = quiz?.questions ?? [];
  const questions = written.length > 0 ? written : sampleQuestions();
  const isKnown = quiz !== undefined || !signedIn;
  return (
    <section aria-labelledby="knowledge-check">
      <h2 id="knowledge-check" className="text-xl">
        {t`Knowledge Check`}
      </h2>
      {isKnown ? (
        <>
          <p className="mt-2 text-ink-soft">{introduction(questions.length)}</p>
          <QuizForm
            address={address}
            questions={questions}
            quiz={quiz}
            signedIn={signedIn}
            fullAddressLink={fullAddressLink}
          />
        </>
      ) : error ? (
        <LoadFailure title={t`The questions could not be loaded`} query={query} className="mt-4">
          <p>{failureText}</p>
        </LoadFailure>
      ) : (
        <Skeleton className="mt-6 h-72" />
      )}
    </section>
  );
}

function introduction(count: number): string {
  if (count === 2) return t`Two short questions to see what stayed with you.`;
  const number = numberText(count);
  return plural(count, {
    one: 'One short question to see what stayed with you.',
    other: `${number} short questions to see what stayed with you.`,
  });
}
