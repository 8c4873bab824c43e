/** What a person should read of a run beside its outcome: nothing is judged by it. */
export function say(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}

export function note(what: string, ms: number): void {
  say(`measured: ${what} ${(ms / 1000).toFixed(2)} s`);
}
