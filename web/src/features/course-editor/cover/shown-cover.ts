import { readCoverPath } from '@academy/contract/courses/cover.ts';

/** The address the page may ask for a picture; what is half typed, or not encrypted, is not asked for. */
export function shownCoverAddress(address: string): string | undefined {
  const text = address.trim();
  if (readCoverPath(text) !== null) return text;
  return /^https:\/\/[^/\s]+\.[^/\s]+\/\S+/i.test(text) && URL.canParse(text) ? text : undefined;
}
