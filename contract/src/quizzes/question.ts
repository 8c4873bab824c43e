/** A question as its creator wrote it, with its solution. Students are never sent one of these. */
export interface WrittenOption {
  /** Unique in its question, and kept when the option is edited. */
  readonly id: string;
  /** Markdown. */
  readonly text: string;
  readonly correct: boolean;
}

interface AnyQuestion {
  /** Markdown. */
  readonly prompt: string;
  /** Markdown, shown after checking; empty for none. */
  readonly explanation: string;
  /** Where in the film it is asked; null: only below the film. */
  readonly atSeconds: number | null;
}

export type QuestionSolution =
  | { readonly kind: 'single' | 'several'; readonly options: readonly WrittenOption[] }
  | { readonly kind: 'number'; readonly value: number; readonly tolerance: number }
  | { readonly kind: 'text'; readonly accepted: readonly string[] };

export type WrittenQuestion = AnyQuestion & QuestionSolution;
