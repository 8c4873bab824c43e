/**
 * Whoever turns speech into text: the model that comes with the academy, or a service that the operator named. It is given
 * one piece of sound at a time, cut at a silence where there is one, and knows nothing of films, files or cues.
 */

/** What every piece of sound is: one channel, 16,000 samples a second from -1 to 1. */
export const samplesPerSecond = 16_000;

/** No driver is asked for more at once. */
export const longestPieceMs = 15_000;

export interface TranscribeOptions {
  /** Of the speech: `en`, `bn`, `pt-BR`. */
  readonly language: string;
  /** Names and terms that may come up; a driver that can use them does. */
  readonly words?: readonly string[] | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Something that was said, with its times from the beginning of the piece; the whole piece where a driver knows no better. */
export interface Utterance {
  readonly startMs: number;
  readonly endMs: number;
  /** One line without blanks at its ends, never empty. */
  readonly text: string;
}

export interface Transcriber {
  understands(language: string): boolean;
  /**
   * What is said in a piece, in its order; nothing where nobody speaks. Pieces are taken one after the other, however many
   * are asked for at once. An aborted one rejects with the signal's reason, the others go on.
   * @throws TranscriberError
   */
  transcribe(sound: Float32Array, options: TranscribeOptions): Promise<Utterance[]>;
  /** Ends what runs and gives everything back; a later call begins anew. */
  close(): Promise<void>;
}

/** Each is a reason of the contract's transcription, and may be tried again. */
export type TranscriberFault = 'service_unreachable' | 'service_refused' | 'service_nonsense' | 'internal';

export class TranscriberError extends Error {
  readonly fault: TranscriberFault;

  constructor(fault: TranscriberFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
