/** What one look at the academy found, and what to do about it where there is something to do. */
export interface Finding {
  /** What was looked at, in a word or two. */
  readonly subject: string;
  readonly state: 'good' | 'warning' | 'problem';
  readonly text: string;
  readonly advice?: string;
}

export function good(subject: string, text: string): Finding {
  return { subject, state: 'good', text };
}

export function warning(subject: string, text: string, advice: string): Finding {
  return { subject, state: 'warning', text, advice };
}

export function problem(subject: string, text: string, advice: string): Finding {
  return { subject, state: 'problem', text, advice };
}

export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
