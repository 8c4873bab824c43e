import { passMarkRange } from '@academy/contract/certificates/certificate-constants.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { useSetCertificateRule } from '@/api/certificates.ts';
import { errorText } from '@/api/client/error-text.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { numberText, percentText } from '@/lib/language/numbers.ts';
import { readPassMark } from '../pass-mark.ts';

interface PassMarkFormProps {
  courseId: string;
  passMark: number | null;
}

/** What a certificate of this course asks for besides every lesson. */
export function PassMarkForm({ courseId, passMark }: PassMarkFormProps) {
  const [text, setText] = useState(passMark === null ? '' : String(passMark));
  const [isTried, setIsTried] = useState(false);
  const save = useSetCertificateRule(courseId);
  const read = readPassMark(text);
  const [least, most] = [numberText(passMarkRange.min), numberText(passMarkRange.max)];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (read !== undefined && !save.isPending) save.mutate(read);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <p className="text-ink-soft">{ruleText(passMark)}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={t`Pass mark in percent`}
          hint={t`Empty: none. Certificates that were given stay as they are.`}
          error={isTried && read === undefined ? t`Enter a whole number from ${least} to ${most}` : undefined}
          className="max-w-xs min-w-0 grow"
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                save.reset();
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="outline" pending={save.isPending}>
          {t`Save pass mark`}
        </Button>
      </div>
      <p role="status" className="text-sm font-semibold text-success empty:hidden">
        {save.isSuccess ? t`Pass mark saved` : null}
      </p>
      {save.error ? <Alert variant="destructive">{errorText(save.error)}</Alert> : null}
    </form>
  );
}

function ruleText(passMark: number | null): string {
  if (passMark === null) return t`A student gets the certificate when every lesson was opened.`;
  const percent = percentText(passMark);
  return t`A student gets the certificate when every lesson was opened and ${percent} of the course's questions were answered right.`;
}
