/** Why a zip is not read. The first that is found is told: nobody repairs a zip by hand. */
export type ZipProblemCode =
  | 'not_a_zip'
  | 'damaged'
  | 'encrypted'
  | 'unknown_compression'
  | 'path_outside'
  | 'backslash'
  | 'odd_name'
  | 'doubled_name'
  | 'colliding_names'
  | 'not_a_file'
  | 'too_deep'
  | 'too_many_entries'
  | 'entry_too_large'
  | 'too_large'
  | 'bomb';

const sentences: Readonly<Record<ZipProblemCode, string>> = {
  not_a_zip: 'cannot be opened: the file is not a zip, or a part of it is missing',
  damaged: 'is damaged: its bytes are not those that were packed',
  encrypted: 'is locked with a password',
  unknown_compression: 'is packed in a way that is not known here',
  path_outside: 'would lie outside of the folder',
  backslash: 'has a backslash in its name',
  odd_name: 'has a name that not every system can keep',
  doubled_name: 'is there twice',
  colliding_names: 'differs from another name only in capitals or accents',
  not_a_file: 'is neither a file nor a folder',
  too_deep: 'lies in too many folders',
  too_many_entries: 'has too many files',
  entry_too_large: 'is too large',
  too_large: 'is too large when it is unpacked',
  bomb: 'becomes too much larger when it is unpacked',
};

export class ZipProblemError extends Error {
  override readonly name = 'ZipProblemError';
  readonly code: ZipProblemCode;
  /** The name of the member; null for the zip itself. */
  readonly file: string | null;
  /** Without the name of the file. */
  readonly sentence: string;

  constructor(code: ZipProblemCode, file: string | null = null) {
    super(`${file === null ? 'The zip' : shown(file)} ${sentences[code]}`);
    this.code = code;
    this.file = file === null ? null : shown(file);
    this.sentence = sentences[code];
  }
}

const SHOWN_LENGTH = 200;

/** A hostile name is shown without what could hide its end or move the cursor. */
function shown(name: string): string {
  return name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD').slice(0, SHOWN_LENGTH);
}
