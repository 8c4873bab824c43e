import { reviewLimits } from '@academy/contract/reviews/review-rules.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { tooLongText } from '@/lib/too-long.ts';

interface ReasonDialogProps {
  title: string;
  description: string;
  action: string;
  pending: boolean;
  error: Error | null;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** Asks why, before a review is reported or hidden. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, action, pending, error, onSend, onClose } = props;
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const tooLong = tooLongText(reason, reviewLimits.reasonMaxLength);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (pending || tooLong) return;
    if (reason.trim() === '') setMissing(true);
    else onSend(reason);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
        <Field
          label={t`Reason`}
          required
          error={isMissing && reason.trim() === '' ? t`Please give a reason.` : tooLong}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        {error ? <Alert variant="destructive">{errorText(error)}</Alert> : null}
      </form>
    </Dialog>
  );
}
