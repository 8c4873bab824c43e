import { AnswerTooLarge } from '../operator-service/call-service.ts';

/** No piece of an answer is as long. */
const LONGEST_LINE = 256 * 1024;

/**
 * The data of each server-sent event, however its bytes were cut. A service that sends one JSON instead of events is taken at
 * its word: the whole of it is one piece of data.
 */
export async function* eventData(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let data: string[] = [];
  let isEvents: boolean | null = null;
  for await (const text of texts) {
    rest += text;
    if (isEvents === null && rest.trim() !== '') isEvents = !rest.trimStart().startsWith('{');
    if (!isEvents) continue;
    // The second half of a CRLF may be on its way.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new AnswerTooLarge('A line of the answer is too long.');
    for (const line of lines) {
      if (line !== '') data.push(...dataOf(line));
      else if (data.length > 0) {
        yield data.join('\n');
        data = [];
      }
    }
  }
  const last = isEvents ? [...data, ...dataOf(rest.replace(/\r$/, ''))].join('\n') : rest.trim();
  if (last !== '') yield last;
}

/** Comments, which keep a connection alive, and fields other than the data are passed over. */
function dataOf(line: string): string[] {
  const data = /^data(?:: ?(.*))?$/s.exec(line);
  return data === null ? [] : [data[1] ?? ''];
}
