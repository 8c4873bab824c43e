/** What a person should read of a run beside its outcome: nothing is judged by it. */
export function note(what: string, ms: number): void {
  process.stdout.write(`  measured: ${what} ${(ms / 1000).toFixed(2)} s\n`);
}
