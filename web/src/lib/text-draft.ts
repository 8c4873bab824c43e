/** A long text that was typed and not saved. */
export interface TextDraft {
  readonly text: string;
  /** When what it was typed over had last been saved; another time means that it was changed elsewhere. */
  readonly basedOn: string | null;
}

/** Storage holds what any version of the app wrote, or anybody. */
export function parseTextDraft(stored: unknown): TextDraft | undefined {
  if (typeof stored !== 'object' || stored === null || !('text' in stored)) return undefined;
  if (typeof stored.text !== 'string') return undefined;
  const basedOn = 'basedOn' in stored && typeof stored.basedOn === 'string' ? stored.basedOn : null;
  return { text: stored.text, basedOn };
}
