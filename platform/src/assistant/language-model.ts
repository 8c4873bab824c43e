/**
 * Whoever writes answers: a service that the operator named. It is given passages and a question, and nothing else: no tool, no
 * secret, nothing of another person. What it writes is checked by `checked-statements.ts` before anyone reads it.
 */
export interface ModelQuestion {
  readonly model: string;
  readonly question: string;
  /** Numbered from 1, in the order of the sources. */
  readonly passages: readonly { readonly where: string; readonly text: string }[];
  /** The last one last. */
  readonly earlier: readonly { readonly question: string; readonly answer: string }[];
  readonly signal: AbortSignal;
}

export interface ModelUse {
  /** As the service counted them; estimated where it does not say. */
  readonly tokens: number;
}

export interface LanguageModel {
  readonly models: readonly string[];
  /**
   * Pieces of text as they come, and then what it cost; `estimateTokens` of `prompt.ts` says it of an answer that was cut short.
   * An aborted one throws the signal's reason.
   * @throws LanguageModelError, also after some pieces
   */
  write(question: ModelQuestion): AsyncGenerator<string, ModelUse>;
}

/** Each is a notice of the contract's answer. */
export type LanguageModelFault =
  | 'service_slow'
  | 'service_away'
  | 'service_refused'
  | 'service_nonsense'
  | 'service_cut_off';

export class LanguageModelError extends Error {
  readonly fault: LanguageModelFault;

  constructor(fault: LanguageModelFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
