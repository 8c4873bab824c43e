/** Why a package is not read at all. The first that is found is told. */
export type PackageProblemCode =
  | 'format_unknown'
  | 'manifest_too_large'
  | 'xml_too_large'
  | 'xml_too_deep'
  | 'xml_with_doctype'
  | 'xml_damaged'
  | 'encoding_unknown'
  | 'path_outside'
  | 'not_a_file'
  | 'too_many_files'
  | 'too_many_items'
  | 'texts_too_large'
  | 'circular'
  | 'nothing_inside';

const sentences: Readonly<Record<PackageProblemCode, string>> = {
  format_unknown: 'is of a kind that is not read here: SCORM 1.2 and Common Cartridge 1.1 to 1.3 are',
  manifest_too_large: 'is too large',
  xml_too_large: 'is too large',
  xml_too_deep: 'is nested too deep',
  xml_with_doctype: 'has a document type definition, which is not read',
  xml_damaged: 'is damaged: it is no well-formed XML',
  encoding_unknown: 'is written in an encoding that is not known here, or not in the one it names',
  path_outside: 'leads out of the package',
  not_a_file: 'is neither a file nor a folder',
  too_many_files: 'has too many files',
  too_many_items: 'has more parts than a course can have',
  texts_too_large: 'has more text than can be read',
  circular: 'depends on itself',
  nothing_inside: 'has nothing that could become a lesson',
};

export class PackageProblemError extends Error {
  override readonly name = 'PackageProblemError';
  readonly code: PackageProblemCode;
  /** A file, an address or an identifier of the package; null for the package itself. */
  readonly file: string | null;
  /** Without the name of the file. */
  readonly sentence: string;

  constructor(code: PackageProblemCode, file: string | null = null) {
    const name = file === null ? null : shownName(file);
    super(`${name ?? 'The package'} ${sentences[code]}`);
    this.code = code;
    this.file = name;
    this.sentence = sentences[code];
  }
}

const SHOWN_LENGTH = 200;

/** A stranger's text without what could hide its end or move the cursor. */
export function shownName(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD')
    .slice(0, SHOWN_LENGTH);
}
