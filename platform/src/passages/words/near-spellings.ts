/** Words of a course that a word with a typing error may have been. */

/** Which letters a word has, as bits: an error changes two at most, so most words are ruled out by one comparison. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export interface Spelling {
  readonly word: string;
  readonly distance: number;
}

/** Short words are other words with one letter changed. */
function errorsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

const mostFound = 8;
const shortestRelated = 4;

export class SpellingList {
  readonly #words: readonly string[];
  readonly #letters: Int32Array;

  constructor(words: Iterable<string>) {
    this.#words = [...words].filter((word) => word.length > 2);
    this.#letters = Int32Array.from(this.#words, lettersOf);
  }

  get bytes(): number {
    return this.#words.length * 12;
  }

  /** The nearest first, and only the nearest: those with as few errors as the best. */
  near(word: string): Spelling[] {
    const allowed = errorsAllowed(word.length);
    if (allowed === 0) return [];
    const letters = lettersOf(word);
    let best = allowed;
    let found: Spelling[] = [];
    for (let index = 0; index < this.#words.length; index += 1) {
      if (bitsOf(letters ^ (this.#letters[index] ?? 0)) > 2 * best) continue;
      const candidate = this.#words[index] ?? '';
      if (Math.abs(candidate.length - word.length) > best || !beginsAlike(word, candidate)) continue;
      const distance = typingErrors(word, candidate);
      if (distance > best) continue;
      if (distance < best) found = [];
      best = distance;
      found.push({ word: candidate, distance });
    }
    return found.slice(0, mostFound);
  }

  /** Words that begin as this stem does, or that it ends with: 'glues' for 'gluey', 'phone' for 'smartphone'. */
  related(stem: string): string[] {
    if (stem.length < shortestRelated) return [];
    const found: string[] = [];
    for (const word of this.#words) {
      if (word.length < shortestRelated) continue;
      const isOne =
        word.length > stem.length ? word.startsWith(stem) : stem.startsWith(word) || stem.endsWith(word);
      if (isOne && found.push(word) === mostFound) break;
    }
    return found;
  }
}

/** The first letter is hardly ever wrong, but for being swapped with the next: 'cable' is not 'table'. */
function beginsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}

/** Letters changed, added, left out, or swapped with the next one. */
export function typingErrors(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 0; row < a.length; row += 1) {
    const now = [row + 1];
    for (let column = 0; column < b.length; column += 1) {
      const changed = (last[column] ?? 0) + (a[row] === b[column] ? 0 : 1);
      let least = Math.min(changed, (last[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1);
      const isSwapped = row > 0 && column > 0 && a[row] === b[column - 1] && a[row - 1] === b[column];
      if (isSwapped) least = Math.min(least, (beforeLast[column - 1] ?? 0) + 1);
      now.push(least);
    }
    beforeLast = last;
    last = now;
  }
  return last[b.length] ?? 0;
}
