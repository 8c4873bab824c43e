/** The best of many by a number, without sorting all of them. */
export interface Candidate {
  readonly unit: number;
  readonly score: number;
}

/** In order; of equals the earlier one first. */
export class BestFew {
  readonly #few: Candidate[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Units come in their order. */
  offer(unit: number, score: number): void {
    const few = this.#few;
    const isFull = few.length === this.#most;
    if (isFull && score <= (few[few.length - 1]?.score ?? 0)) return;
    let place = isFull ? few.length - 1 : few.length;
    for (; place > 0; place -= 1) {
      const before = few[place - 1];
      if (before === undefined || before.score >= score) break;
      few[place] = before;
    }
    few[place] = { unit, score };
  }

  inOrder(): readonly Candidate[] {
    return this.#few;
  }
}
