import type { OwnReview, Review } from '@academy/contract/reviews/review.ts';
import { t } from '@lingui/core/macro';
import { EyeOff, Flag, MessageSquareReply, ThumbsUp } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useHideReview, useReportReview, useVote } from '@/api/reviews.ts';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { HideDialog } from './hide-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface ReviewActionsProps {
  courseId: string;
  review: Review;
  may: OwnReview['may'];
  answerButton: RefObject<HTMLButtonElement | null>;
  onAnswer: () => void;
}

const failed = (error: Error) =>
  toast({ title: t`That did not work`, description: errorText(error), variant: 'destructive' });

/** What one may do about the review of somebody else. */
export function ReviewActions({ courseId, review, may, answerButton, onAnswer }: ReviewActionsProps) {
  const isHidden = review.hiddenReason !== undefined;
  return (
    <div className="-ml-3.5 mt-2 flex flex-wrap gap-x-1">
      {may.vote && !isHidden && (review.text !== '' || review.usefulCount > 0) ? (
        <VoteButton courseId={courseId} review={review} />
      ) : null}
      {may.reply && !isHidden ? (
        <Button ref={answerButton} variant="ghost" size="sm" onClick={onAnswer}>
          <MessageSquareReply aria-hidden="true" />
          {review.reply === null ? t`Answer` : t`Edit answer`}
        </Button>
      ) : null}
      {may.report && !may.hide ? <ReportButton courseId={courseId} review={review} /> : null}
      {may.hide ? <HideButton courseId={courseId} review={review} /> : null}
    </div>
  );
}

interface JudgedReview {
  courseId: string;
  review: Review;
}

/** Pressed or not, with how many say so. Stars alone are of no use to anybody, unless somebody said otherwise. */
function VoteButton({ courseId, review: { id: reviewId, isUseful, usefulCount } }: JudgedReview) {
  const { mutate, isPending } = useVote({ courseId, reviewId });
  const votes = numberText(usefulCount);
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isUseful}
      aria-disabled={isPending || undefined}
      className={isUseful ? 'text-accent-ink' : undefined}
      onClick={() => {
        if (!isPending) mutate(!isUseful, { onError: failed });
      }}
    >
      <ThumbsUp aria-hidden="true" className={isUseful ? 'fill-current' : undefined} />
      {usefulCount === 0 ? t`Useful` : t`Useful (${votes})`}
    </Button>
  );
}

function ReportButton({ courseId, review: { id: reviewId, isReported } }: JudgedReview) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useReportReview({ courseId, reviewId });
  if (isReported) {
    return (
      <p className="inline-flex h-9 items-center gap-1.5 px-3.5 text-sm text-ink-soft">
        <Flag aria-hidden="true" className="size-4" />
        {t`Reported`}
      </p>
    );
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        <Flag aria-hidden="true" />
        {t`Report`}
      </Button>
      {isAsking ? (
        <ReasonDialog
          title={t`Report this review`}
          description={t`The admins of the academy read why, and decide. Its writer is not told.`}
          action={t`Send report`}
          pending={isPending}
          error={error}
          onSend={(reason) =>
            mutate(reason, {
              onSuccess: () => {
                setAsking(false);
                toast({ title: t`Report sent`, variant: 'success' });
              },
            })
          }
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

function HideButton({ courseId, review: { id: reviewId, hiddenReason } }: JudgedReview) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useHideReview({ courseId, reviewId });
  if (hiddenReason !== undefined) {
    return (
      <Button variant="ghost" size="sm" pending={isPending} onClick={() => mutate(null, { onError: failed })}>
        {t`Show again`}
      </Button>
    );
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        <EyeOff aria-hidden="true" />
        {t`Hide`}
      </Button>
      {isAsking ? (
        <HideDialog
          pending={isPending}
          error={error}
          onHide={(reason) => mutate(reason, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
