import { ApiError } from '@academy/contract/http/client.ts';

/** A file of the academy that is no call: a signed text, its keys, a drawing. Asked for as any visitor does. */
export async function fetchText(path: string, { signal }: { signal?: AbortSignal } = {}): Promise<string> {
  const response = await fetch(path, { credentials: 'omit', ...(signal && { signal }) });
  if (!response.ok)
    throw new ApiError(`API error: ${response.status} ${response.statusText}`, response.status);
  return response.text();
}
