import type { OwnReview, Review } from '@academy/contract/reviews/review.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { draftNames, savedAnswer, useHasDraft } from '../use-review-draft.ts';
import { ReplyForm } from './reply-form.tsx';
import { Reports } from './reports.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewBody } from './review-body.tsx';

interface ReviewItemProps {
  courseId: string;
  instructor: string;
  review: Review;
  /** Nothing, for a visitor. */
  may: OwnReview['may'] | undefined;
}

export function ReviewItem({ courseId, instructor, review, may }: ReviewItemProps) {
  const saved = review.reply?.text ?? null;
  const waits = useHasDraft(draftNames.answer(review.id), savedAnswer(saved));
  const [answering, setAnswering] = useState<'by hand' | 'restored' | null>(waits ? 'restored' : null);
  const answerButton = useRef<HTMLButtonElement>(null);
  const { writer, reports, hiddenReason } = review;
  const isAnswering = answering !== null && may?.reply === true && hiddenReason === undefined;
  const wasAnswering = useRef(false);
  useEffect(() => {
    // The form has gone, and with it the focus.
    if (wasAnswering.current && !isAnswering) answerButton.current?.focus();
    wasAnswering.current = isAnswering;
  }, [isAnswering]);
  return (
    <li className="flex gap-4 border-b border-line py-6 first:pt-2 last:border-b-0">
      <Avatar name={writer.name} src={writer.avatar} />
      <div className="min-w-0 grow">
        <p lang={textLanguage(writer.name)} className="font-semibold wrap-anywhere">
          {writer.name}
        </p>
        {hiddenReason === undefined ? null : (
          <Alert variant="warning" title={t`Hidden`} className="my-3">
            {hiddenReason}
          </Alert>
        )}
        {reports === undefined || reports.count === 0 ? null : <Reports reports={reports} />}
        <ReviewBody review={isAnswering ? { ...review, reply: null } : review} instructor={instructor} />
        {may === undefined || isAnswering ? null : (
          <ReviewActions
            courseId={courseId}
            review={review}
            may={may}
            answerButton={answerButton}
            onAnswer={() => setAnswering('by hand')}
          />
        )}
        {isAnswering ? (
          <ReplyForm
            courseId={courseId}
            reviewId={review.id}
            saved={saved}
            takesFocus={answering === 'by hand'}
            onDone={() => setAnswering(null)}
          />
        ) : null}
      </div>
    </li>
  );
}
