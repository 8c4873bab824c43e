import { ZipProblemError } from './zip-problem.ts';

const MOST_BYTES_OF_A_PART = 255;
/** Control, private and unassigned characters, separators of lines, and what turns the direction of writing. Not the joiners that Bengali needs. */
const ODD = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\uFFFD]|(?![\u200C\u200D])\p{Cf}/u;
/** What Windows refuses, so that a folder can be taken there. */
const RESERVED = /[<>:"|?*]|[ .]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The name as it will be on the disk, in the composed form of its letters. */
export function checkedName(raw: string, depth: number): string {
  if (raw.includes('\\')) throw new ZipProblemError('backslash', raw);
  if (raw.startsWith('/') || /^[a-z]:/i.test(raw)) throw new ZipProblemError('path_outside', raw);
  const name = raw.normalize('NFC').replace(/\/$/, '');
  const parts = name.split('/');
  if (parts.includes('..')) throw new ZipProblemError('path_outside', raw);
  const isOdd = (part: string) =>
    part === '' ||
    part === '.' ||
    ODD.test(part) ||
    RESERVED.test(part) ||
    Buffer.byteLength(part) > MOST_BYTES_OF_A_PART;
  if (parts.some(isOdd)) throw new ZipProblemError('odd_name', raw);
  if (parts.length > depth) throw new ZipProblemError('too_deep', raw);
  return name;
}

/** Finds names that one file system keeps apart and another does not, and a file in the place of a folder. */
export class TakenNames {
  readonly #taken = new Map<string, { name: string; isFolder: boolean }>();
  readonly #entries = new Set<string>();

  add(name: string, isFolder: boolean): void {
    if (this.#entries.has(name)) throw new ZipProblemError('doubled_name', name);
    this.#entries.add(name);
    const parts = name.split('/');
    for (let length = 1; length <= parts.length; length += 1) {
      this.#addOne(parts.slice(0, length).join('/'), isFolder || length < parts.length);
    }
  }

  #addOne(name: string, isFolder: boolean): void {
    const folded = name.normalize('NFKC').toLowerCase().toUpperCase().normalize('NFKC');
    const other = this.#taken.get(folded);
    if (other === undefined) this.#taken.set(folded, { name, isFolder });
    else if (other.name !== name) throw new ZipProblemError('colliding_names', name);
    else if (other.isFolder !== isFolder) throw new ZipProblemError('doubled_name', name);
  }
}
