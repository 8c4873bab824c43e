/** What to do about an error of the stream. Pure: it knows the library's words, not the library. */

export interface StreamError {
  readonly fatal: boolean;
  /** networkError, mediaError, or another kind nothing can be done about. */
  readonly type: string;
  readonly details: string;
  /** The answer of the server, where one came. */
  readonly status: number | undefined;
}

export type Recovery = 'ignore' | 'recover-media' | 'load-later' | 'give-up';

/** A decoder that stumbles over the same place a third time will do so for ever. */
const MOST_MEDIA_RECOVERIES = 2;

export function recoveryFor(
  error: StreamError,
  { mediaRecoveries }: { readonly mediaRecoveries: number },
): Recovery {
  // The library goes on asking for a key that it will never get.
  if (isKeyRefused(error)) return 'give-up';
  if (!error.fatal) return 'ignore';
  // Nothing of it ever reached the decoder, so there is nothing to recover there.
  if (error.details === 'fragParsingError') return 'give-up';
  if (error.type === 'mediaError') {
    return mediaRecoveries < MOST_MEDIA_RECOVERIES ? 'recover-media' : 'give-up';
  }
  // Without a manifest there is nothing to go on with; what is refused or gone will not come by asking again.
  if (error.type !== 'networkError' || error.details.startsWith('manifest') || isRefusal(error.status)) {
    return 'give-up';
  }
  return 'load-later';
}

function isKeyRefused({ details, status }: StreamError): boolean {
  return details === 'keyLoadError' && (status === 401 || status === 403);
}

function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500;
}
