import type { TrustedIssuer } from '@academy/contract/certificates/did-web.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { FileDropZone } from '@/components/ui/file-drop-zone.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import type { CheckedFile } from '../check-credential.ts';
import { notCheckedInside, revocationNotice, verdictInside, verdictOf } from '../verdict.ts';
import { CredentialFacts } from './credential-facts.tsx';
import { VerdictNotice } from './verdict-notice.tsx';

const checking = lazyPart(() => import('../check-credential.ts'));

type Checked =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking'; readonly fileName: string }
  | { readonly kind: 'done'; readonly fileName: string; readonly found: CheckedFile }
  | { readonly kind: 'failed'; readonly fileName: string };

/** Checks a file in this browser: it is not sent anywhere. */
export function VerifyPanel() {
  const issuer = useIssuer();
  const [checked, setChecked] = useState<Checked>({ kind: 'none' });
  const [file, setFile] = useState<File>();

  useEffect(() => {
    if (!file || issuer === undefined) return;
    let isWanted = true;
    const { name: fileName } = file;
    setChecked({ kind: 'checking', fileName });
    void checkWith(file, issuer).then((found) => {
      if (!isWanted) return;
      setChecked(found ? { kind: 'done', fileName, found } : { kind: 'failed', fileName });
    });
    return () => {
      isWanted = false;
    };
  }, [file, issuer]);

  return (
    <div className="flex flex-col gap-6">
      <FileDropZone
        accept=".jwt,.json,.txt,.png,.pdf"
        title={t`Drag a certificate here`}
        hint={t`The signed file, the badge (PNG) or the PDF`}
        button={t`Choose a file`}
        onFile={setFile}
      />
      <p className="text-sm text-ink-soft">
        {issuer
          ? t`Ready. From here on no connection is needed, and the file does not leave your device.`
          : issuer === null
            ? t`The academy's public key could not be fetched: only alterations can be found now.`
            : t`Getting ready …`}
      </p>
      <Outcome checked={checked} />
    </div>
  );
}

/**
 * The academy's keys, fetched with the code when the page opens: from then on a check needs no network. Undefined until it is
 * known whether they can be had; null where they cannot.
 */
function useIssuer(): TrustedIssuer | null | undefined {
  const { part, failed } = useLazyPart(checking, true);
  const [issuer, setIssuer] = useState<TrustedIssuer | null>();
  useEffect(() => void part?.fetchIssuer().then(setIssuer), [part]);
  return failed ? null : issuer;
}

async function checkWith(file: File, issuer: TrustedIssuer | null): Promise<CheckedFile | undefined> {
  const code = await checking.fetch();
  // A browser that does not know this kind of signature fails here.
  return code?.checkFile(file, issuer).catch(() => undefined);
}

function Outcome({ checked }: { checked: Checked }) {
  if (checked.kind === 'none') return null;
  if (checked.kind === 'checking') {
    return (
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner className="size-5" />
        {t`Checking …`}
      </p>
    );
  }
  if (checked.kind === 'failed') {
    return (
      <VerdictNotice
        verdict={{
          tone: 'unsure',
          title: t`This browser cannot check certificates`,
          sentence: t`It does not know this kind of signature. Try a newer one.`,
        }}
      />
    );
  }
  const {
    fileName,
    found: { verification, isInside },
  } = checked;
  const { outcome } = verification;
  const notices = [isInside ? notCheckedInside(outcome) : null, revocationNotice(verification)];
  return (
    <div className="flex flex-col gap-4">
      <VerdictNotice verdict={isInside ? verdictInside(outcome) : verdictOf(outcome)}>
        {notices.map((notice) =>
          notice === null ? null : (
            <p key={notice} className="text-sm">
              {notice}
            </p>
          ),
        )}
        {verification.key === 'older' ? (
          <p className="text-sm">{t`An earlier key of the academy signed it.`}</p>
        ) : null}
        <p lang="und" className="text-sm wrap-anywhere text-ink-soft">
          {fileName}
        </p>
      </VerdictNotice>
      {verification.content ? (
        <CredentialFacts content={verification.content} believed={outcome === 'good'} />
      ) : null}
    </div>
  );
}
