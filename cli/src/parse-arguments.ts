import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './command.ts';

/** The words and the options of a command, in any order; anything it does not know is a UsageError with one sentence. */
export function parseArguments<const Names extends readonly string[], T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  names: Names,
  options: T,
) {
  const parsed = parsedOf(args, options, names.length > 0);
  if (parsed.positionals.length !== names.length) {
    throw new UsageError(`Say ${names.map((name) => `<${name}>`).join(' ')}.`);
  }
  return {
    words: [...parsed.positionals] as { [K in keyof Names]: string },
    options: parsed.values,
  };
}

function parsedOf<T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: T,
  allowPositionals: boolean,
) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node goes on to explain how to pass such a thing as a word.
    const [sentence = error.message] = error.message.split('. ');
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`, { cause: error });
  }
}

/** The options of a command that takes no words. */
export function parseOptions<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  return parseArguments(args, [], options).options;
}

/** The words of a command that takes no options, each under the name the help gives it. */
export function parseWords<const Names extends readonly string[]>(args: readonly string[], names: Names) {
  return parseArguments(args, names, {}).words;
}

export function requireEmail(text: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return text;
  throw new UsageError(`"${text}" is not an e-mail address.`);
}
