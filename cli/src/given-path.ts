import path from 'node:path';

/** npm runs this in the folder of the academy; a relative file or folder is meant from where the command was typed. */
export function resolveGivenPath(word: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), word);
}
