import { ApiError } from '@academy/contract/http/client.ts';

/** The server's answer is no. A server that could not be reached has not answered. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
