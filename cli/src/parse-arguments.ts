import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './command.ts';

/** The words and the options of a command, in any order; anything it does not know is a UsageError with one sentence. */
export function parseArguments<const Names extends readonly string[], T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  names: Names,
  options: T,
  /** The name of one word more, which may be left out. */
  optional?: string,
) {
  const { positionals, values } = parsedOf(args, options, names.length > 0);
  const most = names.length + (optional === undefined ? 0 : 1);
  if (positionals.length < names.length || positionals.length > most) {
    const wanted = names.map((name) => `<${name}>`).join(' ');
    throw new UsageError(
      `Say ${wanted}${optional === undefined ? '' : `, and after it [${optional}] or nothing`}.`,
    );
  }
  return {
    words: positionals.slice(0, names.length) as { [K in keyof Names]: string },
    further: positionals[names.length],
    options: values,
  };
}

function parsedOf<T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: T,
  allowPositionals: boolean,
) {
  try {
    return parseArgs({ args: joinValues(args, options), options, strict: true, allowPositionals });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node goes on to explain how to pass such a thing as a word.
    const [sentence = error.message] = error.message.split('. ');
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`, { cause: error });
  }
}

/** One key in sixty-four begins with a hyphen. Node takes what follows an option for its value only if it does not. */
function joinValues(args: readonly string[], options: ParseArgsOptionsConfig): string[] {
  const optionOf = (text = '') => options[/^--([^=]+)/.exec(text)?.[1] ?? ''];
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? '';
    const isAwaited = optionOf(before)?.type === 'string' && !before.includes('=');
    if (isAwaited && arg.startsWith('-') && optionOf(arg) === undefined)
      joined.splice(-1, 1, `${before}=${arg}`);
    else joined.push(arg);
  }
  return joined;
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
  throw new UsageError(`"${text}" is not an email address.`);
}
