import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { paths } from '@/config/paths.ts';
import { readSoughtCertificate, type SoughtCertificate } from '../certificate-address.ts';

/** From paper to the certificate's own page, which says what became of it, and also that there is none. */
export function FindCertificateForm() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [found, setFound] = useState<SoughtCertificate>();

  const open = (event: FormEvent) => {
    event.preventDefault();
    const sought = readSoughtCertificate(text, window.location.host);
    setFound(sought);
    if (sought.kind === 'here') void navigate({ to: paths.certificate(sought.certificateId) });
  };

  return (
    <form onSubmit={open} noValidate className="flex flex-col gap-4">
      <Field
        label={t`Link or number`}
        hint={t`A certificate has its link at the bottom. Its number is the last part of that.`}
        error={
          found?.kind === 'unreadable'
            ? t`Enter the whole link, or the number: 36 letters, digits and hyphens.`
            : undefined
        }
        required
      >
        {(control) => (
          <Input
            {...control}
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value);
              setFound(undefined);
            }}
          />
        )}
      </Field>
      {found?.kind === 'elsewhere' ? <Elsewhere {...found} /> : null}
      <Button type="submit" className="self-start max-sm:w-full">
        {t`Open certificate`}
      </Button>
    </form>
  );
}

/** The link is what was typed: shown with its host, and opened by nobody but the reader. */
function Elsewhere({ host, link }: { host: string; link: string }) {
  return (
    <Alert title={t`This link leads to another academy`}>
      <p className="wrap-anywhere">{t`Only ${host} can say whether that certificate is genuine.`}</p>
      <a
        href={link}
        rel="noopener noreferrer nofollow"
        className="mt-2 inline-block font-semibold underline wrap-anywhere"
      >
        {t`Ask at ${host}`}
      </a>
    </Alert>
  );
}
