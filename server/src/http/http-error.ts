import { type ErrorCode, statusOfErrorCode } from '@academy/contract/http/error-codes.ts';

/** A refusal that the caller is told as it stands. Anything else that is thrown is our own fault. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'HttpError';
    this.code = code;
    this.statusCode = statusOfErrorCode[code];
  }
}

export function notFound(thing: string): HttpError {
  return new HttpError('not_found', `${thing} not found`);
}
