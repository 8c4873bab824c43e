/** The end of what a program says, however much it says: its last words tell why it failed. */
export interface KeptTail {
  /** How much was said in all. */
  readonly totalBytes: number;
  add(chunk: Buffer): void;
  text(): string;
}

export function keepTail(maxBytes: number): KeptTail {
  let kept = Buffer.alloc(0);
  let totalBytes = 0;
  return {
    get totalBytes() {
      return totalBytes;
    },
    add(chunk) {
      totalBytes += chunk.length;
      const newest = chunk.subarray(Math.max(0, chunk.length - maxBytes));
      const older = kept.subarray(Math.max(0, kept.length + newest.length - maxBytes));
      kept = Buffer.concat([older, newest]);
    },
    text: () => kept.toString('utf8'),
  };
}
