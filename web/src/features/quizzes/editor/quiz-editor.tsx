import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { quizLimits } from '@academy/contract/quizzes/quiz-limits.ts';
import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useFailureText } from '@/api/client/use-failure-text.ts';
import { type ManagedQuiz, useManagedQuiz } from '@/api/quizzes.ts';
import { ListsSaveBar } from '@/components/lines/lists-save-bar.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { moved } from '@/components/ordering/moved.ts';
import { OrderedList } from '@/components/ordering/ordered-list.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { newQuestion } from './draft-question.ts';
import { QuestionCard } from './question-card.tsx';
import { questionName } from './question-name.ts';
import { QuizPreview } from './quiz-preview.tsx';
import { useFirstWrong } from './use-first-wrong.ts';
import { useQuizDraft } from './use-quiz-draft.ts';

interface QuizEditorProps {
  address: LessonAddress;
  userId: string;
  /** Of the lesson's film; null where it is not known, or there is none. */
  filmSeconds: number | null;
}

/** The questions of a lesson, with their solutions. */
export function QuizEditor(props: QuizEditorProps) {
  const query = useManagedQuiz(props.address);
  const { data, error, refetch } = query;
  const reload = async () => (await refetch()).data;
  if (data) return <LoadedQuizEditor {...props} saved={data} reload={reload} />;
  if (!error) return <Skeleton className="h-40" />;
  return (
    <LoadFailure title={t`The questions could not be loaded`} query={query}>
      <p>{errorText(error)}</p>
    </LoadFailure>
  );
}

interface LoadedQuizEditorProps extends QuizEditorProps {
  saved: ManagedQuiz;
  reload: () => Promise<ManagedQuiz | undefined>;
}

function LoadedQuizEditor(props: LoadedQuizEditorProps) {
  const draft = useQuizDraft(props);
  const { questions, change } = draft;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [tab, setTab] = useState('write');
  const body = useRef<HTMLDivElement>(null);
  useFirstWrong(body, {
    refusals: draft.refusals,
    openFirstWrong: () => {
      setTab('write');
      setOpenKey(draft.firstWrong?.key ?? null);
    },
  });
  const reason = useFailureText(draft.error, t`Save the questions now.`);
  const isFull = questions.length >= quizLimits.questions;

  const add = () => {
    const question = newQuestion();
    change([...questions, question]);
    setTab('write');
    setOpenKey(question.key);
  };
  const remove = (index: number) => {
    change(questions.toSpliced(index, 1));
    // The button that was pressed goes away; the keyboard goes on from here.
    body.current?.focus({ preventScroll: true });
  };

  return (
    <div ref={body} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {draft.restored ? (
        <Alert
          title={t`Here is what you had typed`}
        >{t`It was not saved yet. Save it, or discard it.`}</Alert>
      ) : null}
      {questions.length === 0 ? (
        <p className="text-ink-soft">{t`This lesson asks two sample questions until you write your own.`}</p>
      ) : (
        <Tabs value={tab} onValueChange={setTab}>
          <TabsList aria-label={t`Knowledge Check`} className="mb-3">
            <TabsTrigger value="write" className="h-10! text-sm">
              {t`Write`}
            </TabsTrigger>
            <TabsTrigger value="preview" className="h-10! text-sm">
              {t`Preview`}
            </TabsTrigger>
          </TabsList>
          <TabsContent value="write" className="pt-0!">
            <OrderedList
              label={t`Questions`}
              items={questions}
              keyOf={({ key }) => key}
              nameOf={(question) => questionName(question.prompt, questions.indexOf(question))}
              onMove={(from, to) => change(moved(questions, from, to))}
              className="flex flex-col gap-2"
            >
              {(question, handle) => {
                const index = questions.findIndex(({ key }) => key === question.key);
                return (
                  <QuestionCard
                    question={question}
                    filmSeconds={props.filmSeconds}
                    name={questionName(question.prompt, index)}
                    number={index + 1}
                    handle={handle}
                    isOpen={openKey === question.key}
                    showProblems={draft.wasTried(question)}
                    onToggle={() => setOpenKey(openKey === question.key ? null : question.key)}
                    onChange={(next) => change(questions.with(index, next))}
                    onDelete={() => remove(index)}
                  />
                );
              }}
            </OrderedList>
          </TabsContent>
          <TabsContent value="preview" className="pt-0!">
            <QuizPreview questions={questions} />
          </TabsContent>
        </Tabs>
      )}
      {isFull ? (
        <p className="text-sm text-ink-soft">{t`That is as many questions as a lesson can have.`}</p>
      ) : (
        <Button variant="outline" size="sm" className="self-start" onClick={add}>
          <Plus aria-hidden="true" />
          {t`Add a question`}
        </Button>
      )}
      <ListsSaveBar
        saveLabel={t`Save questions`}
        kept={draft}
        reason={reason}
        labels={{ questions: t`Questions` }}
        words={{
          saved: t`The questions are saved`,
          conflict: t`These questions were changed elsewhere since you opened them.`,
        }}
      />
    </div>
  );
}
