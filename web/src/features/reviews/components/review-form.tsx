import { reviewLimits } from '@academy/contract/reviews/review-rules.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useSaveReview } from '@/api/reviews.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { StarChoice } from './star-choice.tsx';

interface ReviewFormProps {
  courseId: string;
  /** What is there already, to be changed. */
  saved: { readonly rating: number; readonly text: string } | null;
  onSaved: () => void;
  onCancel?: () => void;
}

export function ReviewForm({ courseId, saved, onSaved, onCancel }: ReviewFormProps) {
  const [rating, setRating] = useState(saved?.rating ?? null);
  const [text, setText] = useState(saved?.text ?? '');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync, isPending, error } = useSaveReview(courseId);

  // The button that opened the form has gone.
  const isChange = saved !== null;
  useEffect(() => {
    if (isChange) form.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isChange]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (rating === null) {
      setMissing(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    // Not a callback of the mutation: the saved review may take the place of the form before that is called.
    void mutateAsync({ rating, text }).then(onSaved, () => {});
  };

  return (
    <form ref={form} noValidate onSubmit={save} className="flex flex-col gap-4">
      <StarChoice
        rating={rating}
        error={isMissing && rating === null ? t`Choose one to five stars.` : undefined}
        onChoose={setRating}
      />
      <Field label={t`Your review`} hint={t`Optional. Your name and picture are shown beside it.`}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={reviewLimits.textMaxLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {error ? (
        <Alert variant="destructive" title={t`Your review was not saved`}>
          {errorText(error)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
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
