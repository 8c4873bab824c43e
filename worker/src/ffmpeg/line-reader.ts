import { StringDecoder } from 'node:string_decoder';

/** Cuts what a program writes into lines, and hands each over. */
export function readLines(onLine: (line: string) => void, maxLineLength = 64 * 1024) {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return (chunk: Buffer): void => {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    // A line without end is no line: kept whole, it would grow with the program's output.
    if (rest.length > maxLineLength) rest = '';
    for (const line of lines) onLine(line.trimEnd());
  };
}
