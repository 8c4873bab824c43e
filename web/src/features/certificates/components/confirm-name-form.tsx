import type { Certificate } from '@academy/contract/certificates/certificate.ts';
import { certificateNameMax } from '@academy/contract/certificates/certificate-constants.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { useIssueCertificate } from '@/api/certificates.ts';
import { errorText } from '@/api/client/error-text.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { tooLongText } from '@/lib/too-long.ts';

interface ConfirmNameFormProps {
  courseId: string;
  suggestedName: string;
  onIssued: (certificate: Certificate) => void;
}

/** The name is confirmed once, and confirming issues the certificate. */
export function ConfirmNameForm({ courseId, suggestedName, onIssued }: ConfirmNameFormProps) {
  const [name, setName] = useState(suggestedName);
  const [isTried, setIsTried] = useState(false);
  const issue = useIssueCertificate(courseId);
  const isEmpty = name.trim() === '';
  const tooLong = tooLongText(name, certificateNameMax);

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isEmpty || tooLong || issue.isPending) return;
    // Not a callback of the mutation: the certificate may take the place of the form before that is called.
    void issue.mutateAsync(name.trim()).then(onIssued, () => {});
  };

  return (
    <form onSubmit={confirm} noValidate className="flex max-w-md flex-col gap-4">
      <Field
        label={t`Your name on the certificate`}
        hint={t`This name is signed into the certificate. It cannot be changed afterwards, and everybody who has the link sees it.`}
        error={isTried && isEmpty ? t`Enter the name for the certificate` : tooLong}
        required
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            autoComplete="name"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {issue.error ? <Alert variant="destructive">{errorText(issue.error)}</Alert> : null}
      <Button
        type="submit"
        className="self-start max-sm:w-full"
        pending={issue.isPending}
        pendingLabel={t`Signing...`}
      >
        {t`Confirm and get the certificate`}
      </Button>
    </form>
  );
}
