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

/** Beyond one of each quality: so often the library tries once more before it stands still. */
const MORE_TRIES = 2;

export interface StreamHistory {
  readonly mediaRecoveries: number;
  /** Segments in a row that could not be read, this one included. */
  readonly unreadable: number;
  /** How many qualities there are to go on with. */
  readonly levels: number;
}

export function recoveryFor(
  error: StreamError,
  { mediaRecoveries, unreadable, levels }: StreamHistory,
): Recovery {
  // The library goes on asking for a key that it will never get.
  if (isKeyRefused(error)) return 'give-up';
  // Where there are few qualities, the library then stands still and calls nothing fatal.
  if (isUnreadable(error) && unreadable >= levels + MORE_TRIES) return 'give-up';
  if (!error.fatal) return 'ignore';
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

export function isUnreadable({ details }: Pick<StreamError, 'details'>): boolean {
  return details === 'fragParsingError';
}

function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500;
}
