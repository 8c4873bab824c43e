import { UsageError } from './command.ts';

/** The words of a command that takes words and no options, each under the name the help gives it. */
export function parseWords<const Names extends readonly string[]>(
  args: readonly string[],
  names: Names,
): { [K in keyof Names]: string } {
  const option = args.find((arg) => arg.startsWith('-'));
  if (option !== undefined) throw new UsageError(`There is no option ${option}.`);
  if (args.length !== names.length)
    throw new UsageError(`Say ${names.map((name) => `<${name}>`).join(' ')}.`);
  return [...args] as { [K in keyof Names]: string };
}

export function requireEmail(text: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return text;
  throw new UsageError(`"${text}" is not an e-mail address.`);
}
