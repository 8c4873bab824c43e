import type { ErrorCode } from '@academy/contract/http/error-codes.ts';
import { HttpError } from '../../http/http-error.ts';

/**
 * A refusal with the status that the tus protocol has for it and the rest of the API does not: its clients act on the
 * number. The code beside it is the nearest one of ours.
 */
export class UploadError extends HttpError {
  readonly tusStatus: 410 | 412 | 423 | 507;

  constructor(tusStatus: UploadError['tusStatus'], code: ErrorCode, message: string) {
    super(code, message);
    this.tusStatus = tusStatus;
  }
}

/** Clients take 423 as: try again soon. A 409 they would answer by starting anew. */
export function uploadLocked(): UploadError {
  return new UploadError(423, 'conflict', 'This file is being uploaded from another place right now.');
}

export function uploadGone(): UploadError {
  return new UploadError(410, 'not_found', 'This upload is finished or was removed.');
}

export function diskFull(): UploadError {
  return new UploadError(
    507,
    'unavailable',
    'The academy has no room left on its disk. The upload can go on once there is some.',
  );
}

/** The protocol's own refusals, by their status: what they mean to the person who uploads. */
export function errorOfTus(status: number, text: string): HttpError {
  switch (status) {
    case 404:
    case 410:
      return uploadGone();
    case 409:
      return new HttpError(
        'conflict',
        'The upload is at another place than that. Ask where it is, and go on there.',
      );
    case 412:
      return new UploadError(412, 'bad_request', 'Uploads need the header Tus-Resumable: 1.0.0.');
    case 413:
      return new HttpError('payload_too_large', 'The file is larger than it was announced.');
    default:
      return new HttpError('bad_request', text.trim());
  }
}
