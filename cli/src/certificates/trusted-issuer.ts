/** Where the keys come from that prove who signed a certificate. The file itself can only show that it was not altered. */
import { readFile } from 'node:fs/promises';
import { publicKeyOf } from '@academy/contract/certificates/compact-jwt.ts';
import {
  didDocumentUrl,
  didOf,
  readDidDocument,
  type TrustedIssuer,
} from '@academy/contract/certificates/did-web.ts';
import { listPublicKeys } from '@academy/platform/certificates/signing-keys.ts';
import { Problem } from '../command.ts';
import { hasDatabase } from '../database/database-address.ts';
import { withConnection } from '../database/with-database.ts';
import { loadSettings } from '../settings.ts';

export interface Trust {
  readonly issuer: TrustedIssuer | null;
  /** In words, for the report. */
  readonly source: string;
}

export interface TrustOptions {
  readonly did: string | null;
  readonly issuerKey: string | null;
  readonly isOnline: boolean;
}

const timeoutMs = 15_000;

export async function findTrust(
  { did, issuerKey, isOnline }: TrustOptions,
  claimed: string | null,
): Promise<Trust> {
  if (did !== null) return { issuer: await readDidFile(did), source: `the keys in ${did}` };
  if (issuerKey !== null)
    return { issuer: { did: null, keys: [keyOf(issuerKey)] }, source: 'the key that you gave' };
  const local = await localIssuer();
  if (local !== null) return { issuer: local, source: 'the keys of the academy of these settings' };
  const url = isOnline && claimed !== null ? didDocumentUrl(claimed) : null;
  if (url !== null) return { issuer: readDocument(await fetchText(url), url), source: `the keys at ${url}` };
  return { issuer: null, source: 'no key but its own' };
}

async function readDidFile(file: string): Promise<TrustedIssuer> {
  return readDocument(await readText(file), file);
}

function readDocument(text: string, from: string): TrustedIssuer {
  try {
    const issuer = readDidDocument(JSON.parse(text));
    if (issuer !== null) return issuer;
  } catch {
    // Said below, like a document without a key.
  }
  throw new Problem(`There is no key for certificates in ${from}.`);
}

function keyOf(text: string): string {
  const x = publicKeyOf({ kty: 'OKP', crv: 'Ed25519', x: text });
  if (x !== null) return x;
  throw new Problem(`"${text}" is no Ed25519 key: it has 43 letters, as certificate-key show prints it.`);
}

/** Null where there is no academy here, or it has signed nothing yet. */
async function localIssuer(): Promise<TrustedIssuer | null> {
  const { config } = loadSettings();
  if (!(await hasDatabase(config))) return null;
  const keys = await withConnection(config, ({ db }) => listPublicKeys(db));
  return keys.length === 0 ? null : { did: didOf(config.publicUrl), keys: keys.map(({ x }) => x) };
}

export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Problem(`${file} cannot be read.`);
  }
}

export async function fetchText(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return await response.text();
  } catch {
    // Said below, like an answer that is none.
  }
  throw new Problem(`${url} cannot be reached.`);
}
