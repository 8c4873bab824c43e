import type { Exchange } from '@academy/contract/chats/answer.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { t } from '@lingui/core/macro';
import { type ChatScope, useChat, useRateAnswer } from '@/api/chats.ts';
import { errorText } from '@/api/client/error-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { spokenAnswer } from '../answer-text.ts';
import { type ShownQuestion, shownQuestions } from '../asking.ts';
import { useAsker } from '../use-asker.ts';
import type { useKeptChats } from '../use-kept-chats.ts';
import { KeptMessages } from './kept-messages.tsx';

interface OpenChatProps {
  chatId: string;
  scope: ChatScope;
  chats: ReturnType<typeof useKeptChats>;
  models: readonly string[];
}

/** A chat with everything that was said in it, in each of its states. */
export function OpenChat({ chatId, scope, chats, models }: OpenChatProps) {
  const { state, tryAgain } = chats;
  const begun = state.begun.find(({ id }) => id === chatId);
  const chat = useChat(scope.courseId, chatId, { enabled: begun?.isNew !== true });
  const rate = useRateAnswer(scope, chatId);
  const asker = useAsker(scope.courseId, scope.lessonId);
  const askings = state.askings.filter((asking) => asking.chatId === chatId);
  const questions = shownQuestions(chat.data?.exchanges ?? [], askings);
  const answered = questions.find(({ exchange }) => exchange.id === state.answered)?.exchange.answer;

  const asked = ({ id, question, askedAt }: Exchange, again: { model: string | null } | null) =>
    tryAgain({ chatId, id, question, askedAt, atSeconds: null, again });
  return (
    <KeptMessages
      questions={questions}
      before={<Before chat={chat} isExpected={begun === undefined} />}
      announcement={answered ? `${t`AI Assistant:`} ${spokenAnswer(answered, scope.lessonId, asker)}` : ''}
      courseId={scope.courseId}
      here={scope.lessonId}
      models={models}
      onTryAgain={({ exchange, asking }: ShownQuestion) =>
        asking ? tryAgain(asking) : asked(exchange, null)
      }
      onAskAnew={(exchange, model) => asked(exchange, { model })}
      onRate={(exchange, thumb) =>
        rate.mutate(
          { exchange, feedback: exchange.feedback === thumb ? null : thumb },
          {
            onError: (error) =>
              toast({ title: t`It was not saved`, description: errorText(error), variant: 'destructive' }),
          },
        )
      }
    />
  );
}

interface BeforeProps {
  chat: ReturnType<typeof useChat>;
  /** The server has it, as far as is known. */
  isExpected: boolean;
}

function Before({ chat, isExpected }: BeforeProps) {
  if (chat.isLoading) {
    return (
      <div role="status">
        <span className="sr-only">{t`Loading...`}</span>
        <Skeleton className="h-24" />
      </div>
    );
  }
  if (!chat.isError || chat.data !== undefined) return null;
  const isGone = chat.error instanceof ApiError && chat.error.status === 404;
  // A question that never came to the server has left no chat there.
  if (isGone && !isExpected) return null;
  if (isGone) return <p className="text-ink-soft">{t`This chat is not there any more.`}</p>;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-ink-soft">
      <p>{t`This chat could not be loaded.`}</p>
      <Button variant="outline" size="sm" pending={chat.isFetching} onClick={() => void chat.refetch()}>
        {t`Try again`}
      </Button>
    </div>
  );
}
