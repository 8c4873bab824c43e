import type { Certificate } from '@academy/contract/certificates/certificate.ts';
import type { CredentialContent } from '@academy/contract/certificates/read-credential.ts';
import type { Verification } from '@academy/contract/certificates/verify-credential.ts';
import { useEffect, useState } from 'react';

export type BrowserCheck =
  | { readonly kind: 'checking' }
  | { readonly kind: 'checked'; readonly verification: Verification }
  /** No connection, or a browser that does not know this kind of signature. */
  | { readonly kind: 'failed' };

/** Checks the signed file behind a page by itself, whatever the server says of it. */
export function useBrowserCheck(certificate: Certificate): BrowserCheck {
  const [check, setCheck] = useState<BrowserCheck>({ kind: 'checking' });
  useEffect(() => {
    const stop = new AbortController();
    void import('./check-credential.ts')
      .then(({ checkPublished }) => checkPublished(certificate._id, stop.signal))
      .then(
        (found): BrowserCheck => ({ kind: 'checked', verification: heldAgainst(certificate, found) }),
        (): BrowserCheck => ({ kind: 'failed' }),
      )
      .then((done) => {
        if (!stop.signal.aborted) setCheck(done);
      });
    return () => stop.abort();
  }, [certificate]);
  return check;
}

/** A good signature under other words than those on the page makes the page no better. */
function heldAgainst(certificate: Certificate, found: Verification): Verification {
  const isSame = found.content !== null && saysTheSame(certificate, found.content);
  return isSame || found.outcome !== 'good' ? found : { ...found, outcome: 'altered' };
}

function saysTheSame(certificate: Certificate, content: CredentialContent): boolean {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  return (
    certificate.name === content.name &&
    certificate.courseTitle === content.courseTitle &&
    certificate.creator === content.creator &&
    seconds(new Date(certificate.issuedAt)) === seconds(content.validFrom)
  );
}
