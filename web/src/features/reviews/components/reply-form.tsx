import { reviewLimits } from '@academy/contract/reviews/review-rules.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useReply } from '@/api/reviews.ts';
import { KeptStatus } from '@/components/kept-status.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { tooLongText } from '@/lib/too-long.ts';
import { draftNames, savedAnswer, useReviewDraft } from '../use-review-draft.ts';

interface ReplyFormProps {
  courseId: string;
  reviewId: string;
  /** The answer that is there already. */
  saved: string | null;
  /** It was opened by hand, and not because of a draft. */
  takesFocus: boolean;
  onDone: () => void;
}

/** The one answer of the course's author. */
export function ReplyForm({ courseId, reviewId, saved, takesFocus, onDone }: ReplyFormProps) {
  const draft = useReviewDraft(draftNames.answer(reviewId), savedAnswer(saved));
  const { text } = draft.typed;
  const tooLong = tooLongText(text, reviewLimits.textMaxLength);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync, isPending, error } = useReply({ courseId, reviewId });
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  const close = () => {
    draft.drop();
    onDone();
  };
  // Not a callback of the mutation: the page may be left before it ends, and the draft goes all the same.
  const send = (answer: string | null) => void mutateAsync(answer).then(close, () => {});
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || tooLong) return;
    if (text.trim() === '') setMissing(true);
    else send(text);
  };
  return (
    <form ref={form} noValidate onSubmit={save} className="mt-4 flex flex-col gap-3">
      <Field
        label={t`Your answer`}
        hint={t`Everybody who reads the review sees it.`}
        error={isMissing && text.trim() === '' ? t`Please write an answer.` : tooLong}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={text}
            onChange={(event) => draft.type({ text: event.target.value })}
          />
        )}
      </Field>
      {error ? <Alert variant="destructive">{errorText(error)}</Alert> : null}
      <KeptStatus kept={draft.isUnsent} />
      <div className="flex flex-wrap justify-end gap-3">
        {saved === null ? null : (
          <Button variant="ghost" size="sm" className="mr-auto" onClick={() => send(null)}>
            {t`Delete answer`}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={close}>
          {t`Cancel`}
        </Button>
        <Button type="submit" size="sm" pending={isPending} pendingLabel={t`Saving...`}>
          {t`Save answer`}
        </Button>
      </div>
    </form>
  );
}
