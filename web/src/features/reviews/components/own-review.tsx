import type { OwnReview, Review } from '@academy/contract/reviews/review.ts';
import { plural, t } from '@lingui/core/macro';
import { useId, useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useDeleteReview } from '@/api/reviews.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { draftNames, savedReview, useHasDraft } from '../use-review-draft.ts';
import { ReviewBody } from './review-body.tsx';
import { ReviewForm } from './review-form.tsx';

interface OwnReviewPartProps {
  courseId: string;
  instructor: string;
  own: OwnReview;
}

/** The own review, to be written, changed or deleted; or how much is missing until then. */
export function OwnReviewPart({ courseId, instructor, own }: OwnReviewPartProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { review, may } = own;
  const waits = useHasDraft(draftNames.review(courseId), savedReview(review));
  const [editing, setEditing] = useState<'by hand' | 'restored' | null>(review && waits ? 'restored' : null);
  if (review === null && !may.write) return may.vote && !may.reply ? <TooEarly own={own} /> : null;

  // What was focused has gone, and the page must not begin anew for who uses keys.
  const end = () => {
    setEditing(null);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={headingId}>
      <Card className="p-5 md:p-6">
        <h3 ref={heading} id={headingId} tabIndex={-1} className="mb-4 text-lg outline-none">
          {review === null ? t`Review this course` : t`Your review`}
        </h3>
        {review === null || editing !== null ? (
          <ReviewForm
            courseId={courseId}
            saved={review}
            takesFocus={editing === 'by hand'}
            onSaved={() => {
              toast({ title: t`Review saved`, variant: 'success' });
              end();
            }}
            {...(review === null ? {} : { onCancel: end })}
          />
        ) : (
          <SavedReview
            courseId={courseId}
            instructor={instructor}
            review={review}
            onEdit={() => setEditing('by hand')}
            onDeleted={end}
          />
        )}
      </Card>
    </section>
  );
}

function TooEarly({ own: { completedLessons, neededLessons } }: { own: OwnReview }) {
  const missing = neededLessons - completedLessons;
  const number = numberText(missing);
  return (
    <p className="text-ink-soft">
      {plural(missing, {
        one: `Complete ${number} more lesson to review this course.`,
        other: `Complete ${number} more lessons to review this course.`,
      })}
    </p>
  );
}

interface SavedReviewProps {
  courseId: string;
  instructor: string;
  review: Review;
  onEdit: () => void;
  onDeleted: () => void;
}

function SavedReview({ courseId, instructor, review, onEdit, onDeleted }: SavedReviewProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useDeleteReview(courseId);
  const remove = () =>
    mutateAsync().then(
      () => {
        setAsking(false);
        toast({ title: t`Review deleted` });
        onDeleted();
      },
      (error: unknown) => {
        setAsking(false);
        toast({
          title: t`The review was not deleted`,
          description: errorText(error),
          variant: 'destructive',
        });
      },
    );
  const { hiddenReason } = review;
  return (
    <>
      {hiddenReason === undefined ? null : (
        <Alert variant="warning" title={t`Only you see this review`} className="mb-4">
          {t`An admin has hidden it: ${hiddenReason}`}
        </Alert>
      )}
      <ReviewBody review={review} instructor={instructor} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={onEdit}>
          {t`Edit review`}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          {t`Delete review`}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Delete your review?`}
        description={t`Its stars no longer count, and the answer goes with it.`}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t`Keep it`}
            </Button>
            <Button variant="destructive" pending={isPending} onClick={remove}>
              {t`Delete review`}
            </Button>
          </>
        }
      />
    </>
  );
}
