import { reviewLimits } from '@academy/contract/reviews/review-rules.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useReply } from '@/api/reviews.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

interface ReplyFormProps {
  courseId: string;
  reviewId: string;
  /** The answer that is there already. */
  saved: string | null;
  onDone: () => void;
}

/** The one answer of the course's author. */
export function ReplyForm({ courseId, reviewId, saved, onDone }: ReplyFormProps) {
  const [text, setText] = useState(saved ?? '');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useReply({ courseId, reviewId });
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (text.trim() === '') setMissing(true);
    else mutate(text, { onSuccess: onDone });
  };
  return (
    <form ref={form} noValidate onSubmit={save} className="mt-4 flex flex-col gap-3">
      <Field
        label={t`Your answer`}
        hint={t`Everybody who reads the review sees it.`}
        error={isMissing && text.trim() === '' ? t`Please write an answer.` : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={reviewLimits.textMaxLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {error ? <Alert variant="destructive">{errorText(error)}</Alert> : null}
      <div className="flex flex-wrap justify-end gap-3">
        {saved === null ? null : (
          <Button
            variant="ghost"
            size="sm"
            className="mr-auto"
            onClick={() => mutate(null, { onSuccess: onDone })}
          >
            {t`Delete answer`}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onDone}>
          {t`Cancel`}
        </Button>
        <Button type="submit" size="sm" pending={isPending} pendingLabel={t`Saving...`}>
          {t`Save answer`}
        </Button>
      </div>
    </form>
  );
}
