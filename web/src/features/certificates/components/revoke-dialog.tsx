import type { Certificate } from '@academy/contract/certificates/certificate.ts';
import { revocationReasonMax } from '@academy/contract/certificates/certificate-constants.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import { useRevokeCertificate } from '@/api/certificates.ts';
import { errorText } from '@/api/client/error-text.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { tooLongText } from '@/lib/too-long.ts';

interface RevokeDialogProps {
  certificate: Certificate;
  onClose: () => void;
}

/** Revoking is for good and seen by everybody, so it asks, wants a reason and says what follows. */
export function RevokeDialog({ certificate: { _id, name }, onClose }: RevokeDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const revoke = useRevokeCertificate();
  const isEmpty = reason.trim() === '';
  const tooLong = tooLongText(reason, revocationReasonMax);

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isEmpty || tooLong || revoke.isPending) return;
    revoke.mutate({ certificateId: _id, reason: reason.trim() }, { onSuccess: onClose });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Revoke the certificate of ${name}?`}
      description={t`This cannot be undone. Its page says from then on that it was revoked, when and why, and so does every check that can reach the academy. Copies that are checked without a connection still look good.`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="destructive"
            pending={revoke.isPending}
            pendingLabel={t`Revoking...`}
          >
            {t`Revoke for good`}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={confirm} noValidate className="flex flex-col gap-4">
        <Field
          label={t`Reason`}
          hint={t`Everybody who opens the certificate reads it.`}
          error={isTried && isEmpty ? t`Say why the certificate is revoked` : tooLong}
          required
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
        {revoke.error ? <Alert variant="destructive">{errorText(revoke.error)}</Alert> : null}
      </form>
    </Dialog>
  );
}
