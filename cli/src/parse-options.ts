import type { ParseArgsOptionsConfig } from 'node:util';
import { parseArguments } from './parse-arguments.ts';

/** The options of a command that takes no words. */
export function parseOptions<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  return parseArguments(args, [], options).options;
}
