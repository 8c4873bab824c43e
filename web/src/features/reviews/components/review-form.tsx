import { reviewLimits } from '@academy/contract/reviews/review-rules.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useSaveReview } from '@/api/reviews.ts';
import { KeptStatus } from '@/components/kept-status.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { tooLongText } from '@/lib/too-long.ts';
import { draftNames, savedReview, useReviewDraft } from '../use-review-draft.ts';
import { StarChoice } from './star-choice.tsx';

interface ReviewFormProps {
  courseId: string;
  /** What is there already, to be changed. */
  saved: { readonly rating: number; readonly text: string } | null;
  /** It was opened by hand: the button that did it has gone. */
  takesFocus: boolean;
  onSaved: () => void;
  onCancel?: () => void;
}

export function ReviewForm({ courseId, saved, takesFocus, onSaved, onCancel }: ReviewFormProps) {
  const draft = useReviewDraft(draftNames.review(courseId), savedReview(saved));
  const { rating, text } = draft.typed;
  const tooLong = tooLongText(text, reviewLimits.textMaxLength);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync, isPending, error } = useSaveReview(courseId);

  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [takesFocus]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || tooLong) return;
    if (rating === null) {
      setMissing(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    // Not a callback of the mutation: the saved review may take the place of the form before that is called.
    void mutateAsync({ rating, text }).then(
      () => {
        draft.drop();
        onSaved();
      },
      () => {},
    );
  };
  const cancel = () => {
    draft.drop();
    onCancel?.();
  };

  return (
    <form ref={form} noValidate onSubmit={save} className="flex flex-col gap-4">
      <StarChoice
        rating={rating}
        error={isMissing && rating === null ? t`Choose one to five stars.` : undefined}
        onChoose={(chosen) => draft.type({ rating: chosen })}
      />
      <Field
        label={t`Your review`}
        hint={t`Optional. Your name and picture are shown beside it.`}
        error={tooLong}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={text}
            onChange={(event) => draft.type({ text: event.target.value })}
          />
        )}
      </Field>
      {error ? (
        <Alert variant="destructive" title={t`Your review was not saved`}>
          {errorText(error)}
        </Alert>
      ) : null}
      <KeptStatus kept={draft.isUnsent} />
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel ? (
          <Button variant="ghost" onClick={cancel}>
            {t`Cancel`}
          </Button>
        ) : null}
        <Button type="submit" pending={isPending} pendingLabel={t`Saving...`}>
          {saved ? t`Save review` : t`Publish review`}
        </Button>
      </div>
    </form>
  );
}
