import { ApiError } from '@academy/contract/http/client.ts';
import { RequestFailure } from '@/api/client/send-request.ts';

/** Why a save did not succeed, in words for the one who saved. */
export function saveFailureText(error: Error): string {
  if (error instanceof RequestFailure) return error.reason || error.message;
  if (error instanceof ApiError) return error.message;
  return 'The server could not be reached. Check your connection and save again.';
}

/** Somebody else saved a newer state. */
export function isConflict(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** The server said no. Every other failure leaves open whether the save was done before its answer was lost. */
export function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500;
}
