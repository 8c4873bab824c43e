import { UsageError } from './command.ts';
import { parseArguments } from './parse-arguments.ts';

/** The words of a command that takes no options, each under the name the help gives it. */
export function parseWords<const Names extends readonly string[]>(args: readonly string[], names: Names) {
  return parseArguments(args, names, {}).words;
}

export function requireEmail(text: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return text;
  throw new UsageError(`"${text}" is not an e-mail address.`);
}
