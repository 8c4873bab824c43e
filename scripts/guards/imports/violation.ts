import type { Import, SourceFile } from './source-tree.ts';

/** A sentence that begins with the place. */
export type Violation = string;

export function at(file: SourceFile, use: Import, sentence: string): Violation {
  return `${file.path}:${use.line} ${sentence}`;
}
