/**
 * One thing `academy` can do; each has a file of its own in commands/. What a command needs beyond its name and its
 * options it imports when it runs, so that a mistyped word is answered at once.
 */
export interface Command {
  /** Its name, and the words it wants after it as the help shows them. */
  readonly name: string;
  /** What it does, in a line of the help. */
  readonly summary: string;
  /** Its options as the help shows them. */
  readonly options?: readonly { readonly usage: string; readonly summary: string }[];
  /** Returns the exit code. */
  run(args: readonly string[]): Promise<number>;
}

/** Something the operator can act on: shown as a sentence, without a stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** The command line itself was wrong: shown with the usage of the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
