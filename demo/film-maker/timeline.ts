import { easeInOut, share } from './picture/easing.ts';

export interface Spoken {
  readonly id: string;
  readonly begin: number;
  readonly end: number;
}

/** Seconds from the beginning of one sentence, or of a share of it. */
export interface Cue {
  /** How much of the sentence has been spoken, from 0 to 1. */
  readonly at?: number;
  readonly delay?: number;
  readonly lasts?: number;
}

/** What has been said at one moment of a film. Pictures are drawn from it alone, so every run draws the same. */
export class Timeline {
  readonly now: number;
  readonly #spoken: ReadonlyMap<string, Spoken>;

  constructor(spoken: readonly Spoken[], now: number) {
    this.now = now;
    this.#spoken = new Map(spoken.map((sentence) => [sentence.id, sentence]));
  }

  sentence(id: string): Spoken {
    const sentence = this.#spoken.get(id);
    if (sentence === undefined) throw new Error(`There is no sentence ${id}.`);
    return sentence;
  }

  /** How far a movement is that the sentence sets off: 0 before, 1 after, softly in between. */
  since(id: string, { at = 0, delay = 0, lasts = 0.6 }: Cue = {}): number {
    const { begin, end } = this.sentence(id);
    const start = begin + (end - begin) * at + delay;
    return easeInOut(share(this.now, start, start + lasts));
  }

  /** 1 from one sentence to another, 0 before and after, softly at both ends. */
  between(from: string, until: string): number {
    return (
      this.since(from, { delay: -0.3, lasts: 0.5 }) * (1 - this.since(until, { delay: -0.45, lasts: 0.4 }))
    );
  }
}
