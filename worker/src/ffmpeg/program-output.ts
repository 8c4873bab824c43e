import { StringDecoder } from 'node:string_decoder';

/** The end of what a program writes, however much it writes: its last lines tell why it failed. */
export interface KeptTail {
  /** Of everything that was written. */
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

/** Cuts what a program writes into lines and passes each on. */
export function readLines(onLine: (line: string) => void, maxLineLength = 64 * 1024) {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return (chunk: Buffer): void => {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    // A line that never ends would grow with the program's output.
    if (rest.length > maxLineLength) rest = '';
    for (const line of lines) onLine(line.trimEnd());
  };
}
