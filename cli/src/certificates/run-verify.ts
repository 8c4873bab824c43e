import { readFile, stat } from 'node:fs/promises';
import { parseJwt } from '@academy/contract/certificates/compact-jwt.ts';
import {
  findCredential,
  largestCredentialFile,
  showsMoreThanIsSigned,
} from '@academy/contract/certificates/credential-file.ts';
import { readCredential } from '@academy/contract/certificates/read-credential.ts';
import {
  type VerificationOutcome,
  verifyCredential,
} from '@academy/contract/certificates/verify-credential.ts';
import { Problem } from '../command.ts';
import { fetchText, findTrust, readText, type TrustOptions } from './trusted-issuer.ts';
import { report } from './verify-report.ts';

interface VerifyOptions extends TrustOptions {
  readonly statusList: string | null;
}

/** 1 is for what cannot be read, and 2 for a command line that is wrong. */
const exitCodes: Readonly<Record<VerificationOutcome, number>> = {
  good: 0,
  unproven: 3,
  altered: 4,
  forged: 5,
  revoked: 6,
  foreign: 7,
  not_yet_valid: 8,
  expired: 8,
  malformed: 9,
};

export async function runVerify(file: string, options: VerifyOptions): Promise<number> {
  const bytes = new Uint8Array(await readBytes(file));
  const credential = await findCredential(bytes);
  const content = readCredential(parseJwt(credential ?? '')?.payload ?? {});
  if (credential === null) {
    console.log(`${file} has no certificate in it.`);
    return exitCodes.malformed;
  }
  const trust = await findTrust(options, content?.issuer ?? null);
  const verification = await verifyCredential(credential, {
    issuer: trust.issuer,
    statusList: await statusListOf(options, content?.status?.listUrl ?? null),
    now: new Date(),
  });
  console.log(report(verification, { source: trust.source, isInside: showsMoreThanIsSigned(bytes) }));
  return exitCodes[verification.outcome];
}

async function readBytes(file: string): Promise<Buffer> {
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile()) throw new Problem(`${file} cannot be read.`);
  if (found.size > largestCredentialFile) throw new Problem(`${file} is larger than any certificate.`);
  return readFile(file);
}

async function statusListOf(
  { statusList, isOnline }: VerifyOptions,
  url: string | null,
): Promise<string | null> {
  if (statusList !== null) return readText(statusList);
  // Only what a browser would ask for: an address in a file may name anything.
  const isAddress = url !== null && /^https?:\/\//.test(url);
  return isOnline && isAddress ? fetchText(url) : null;
}
