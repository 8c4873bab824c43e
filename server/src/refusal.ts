import {
  type ErrorCode,
  type ErrorDetails,
  type ErrorFacts,
  messageOfError,
} from '@academy/contract/http/error-codes.ts';

/**
 * Why a call is refused, as a code of the contract. Services throw it and know nothing of HTTP, which turns it into a
 * status and a body. Anything else that is thrown is our own fault.
 */
export class Refusal<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'Refusal';
  readonly code: Code;
  readonly facts: ErrorFacts | undefined;

  constructor(code: Code, ...[details]: ErrorDetails<Code>) {
    const isMessage = typeof details === 'string';
    super(isMessage ? details : messageOfError(code, details));
    this.code = code;
    this.facts = isMessage ? undefined : details;
  }
}

/**
 * Refuses a save that is based on an older state than there is now, which would undo a newer edit unseen. A save
 * without a revision overwrites on purpose.
 */
export function refuseStaleEdit(
  thing: 'course' | 'module' | 'lesson' | 'quiz',
  { given, current }: { given: number | undefined; current: number },
): void {
  if (given !== undefined && given !== current) throw new Refusal('stale_edit', { thing });
}
