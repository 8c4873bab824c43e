/** The commands that docs/operations.md gives for containers, so that what is tested is what an operator reads. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const page = path.resolve(import.meta.dirname, '../../docs/operations.md');

/** The block of commands that begins with this comment. */
export function documentedCommands(comment: string): string {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(
    ([, block = '']) => block,
  );
  const found = blocks.find((block) => block.startsWith(`# ${comment}`));
  if (found === undefined) throw new Error(`docs/operations.md has no commands under "${comment}".`);
  return found;
}
