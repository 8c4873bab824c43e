/** Checks certificates in the browser. Fetched only where one is checked; it asks the academy for its keys and its list, for no verdict. */
import { certificateFilePath, didDocumentPath } from '@academy/contract/certificates/certificate-paths.ts';
import { findCredential, showsMoreThanIsSigned } from '@academy/contract/certificates/credential-file.ts';
import { readDidDocument, type TrustedIssuer } from '@academy/contract/certificates/did-web.ts';
import { type Verification, verifyCredential } from '@academy/contract/certificates/verify-credential.ts';
import { fetchText } from '@/api/client/fetch-text.ts';

/** Null where the academy's keys cannot be had: then only alterations can be found. */
export async function fetchIssuer(): Promise<TrustedIssuer | null> {
  try {
    return readDidDocument(JSON.parse(await fetchText(didDocumentPath)));
  } catch {
    return null;
  }
}

/** The certificate that the academy has under this id. Fails where it cannot be fetched. */
export async function checkPublished(certificateId: string, signal: AbortSignal): Promise<Verification> {
  const path = certificateFilePath('credential', certificateId);
  const [text, issuer] = await Promise.all([fetchText(path, { signal }), fetchIssuer()]);
  return checkText(text, issuer);
}

export interface CheckedFile {
  readonly verification: Verification;
  /** The certificate is inside of a page or picture, which was not checked. */
  readonly isInside: boolean;
}

/** A file that somebody has, whatever it is. */
export async function checkFile(file: File, issuer: TrustedIssuer | null): Promise<CheckedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const credential = await findCredential(bytes);
  const verification = await checkText(credential ?? '', issuer);
  return { verification, isInside: showsMoreThanIsSigned(bytes) };
}

async function checkText(text: string, issuer: TrustedIssuer | null): Promise<Verification> {
  const ground = { issuer, statusList: null, now: new Date() };
  const offline = await verifyCredential(text, ground);
  if (offline.outcome !== 'good') return offline;
  const statusList = await fetchStatusList(offline.content?.status?.listUrl);
  return statusList === null ? offline : verifyCredential(text, { ...ground, statusList });
}

/** Only this academy's own: a certificate of anybody's may name any address. Null without a connection. */
async function fetchStatusList(url: string | undefined): Promise<string | null> {
  if (url === undefined || !URL.canParse(url)) return null;
  const { pathname } = new URL(url);
  try {
    return await fetchText(pathname);
  } catch {
    return null;
  }
}
