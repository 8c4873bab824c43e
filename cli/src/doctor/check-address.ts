import type { Config } from '@academy/platform/config.ts';
import { isLoopback, isLoopbackHost } from '@academy/platform/loopback-address.ts';
import { type Finding, good, problem, reasonOf, warning } from './finding.ts';

const LONGEST_MS = 5_000;

type AddressConfig = Pick<Config, 'host' | 'publicUrl' | 'mediaOrigin'>;

/**
 * Whether people who type the public address get to this academy, and safely. Nothing that a running one leaves behind says at
 * which address it is, so it is asked at the one of the settings.
 */
export async function checkAddress(
  { host, publicUrl, mediaOrigin }: AddressConfig,
  isRunning: boolean,
): Promise<Finding> {
  const isHttps = publicUrl.startsWith('https:');
  if (isLoopback(publicUrl)) {
    if (isLoopbackHost(host)) {
      return isRunning
        ? askHere(publicUrl)
        : good('address', `${publicUrl} as the settings have it, for this machine alone`);
    }
    return warning(
      'address',
      `listens on ${host}, but calls itself ${publicUrl}: from elsewhere nobody can sign in`,
      'Set PUBLIC_URL to the address that people type.',
    );
  }
  if (!isHttps) {
    return problem(
      'address',
      `${publicUrl} is not encrypted: whoever is in between reads along and can take sessions over`,
      'Put a web server with a certificate in front, see docs/operations.md, and set PUBLIC_URL to https://…',
    );
  }
  if (mediaOrigin?.startsWith('http:')) {
    return problem(
      'address',
      `browsers refuse segments from ${mediaOrigin} on ${publicUrl}`,
      'Set MEDIA_ORIGIN to https://…',
    );
  }
  return isRunning
    ? askFromOutside(publicUrl)
    : good('address', `${publicUrl}, with cookies that only go over https`);
}

async function askHere(publicUrl: string): Promise<Finding> {
  const failure = await ask(publicUrl);
  if (failure === null) return good('address', `an academy answers at ${publicUrl}, for this machine alone`);
  return warning(
    'address',
    `the academy is running, but not at ${publicUrl}: ${failure}`,
    'Run this with the settings that it was started with, such as its PORT.',
  );
}

async function askFromOutside(publicUrl: string): Promise<Finding> {
  const failure = await ask(publicUrl);
  if (failure === null)
    return good('address', `${publicUrl} leads here, with cookies that only go over https`);
  return warning(
    'address',
    `${publicUrl} does not lead here, seen from this machine: ${failure}`,
    'Check the web server in front and its certificate, and that the name is known.',
  );
}

/** Why no academy answers there; null when one does. */
async function ask(publicUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(LONGEST_MS) });
    const body = await answer.text();
    return answer.ok && body.includes('alive') ? null : `it answers ${answer.status} to /healthz`;
  } catch (error) {
    return reasonOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
  }
}
