import type { Answer, AnswerNotice, Source } from '@academy/contract/chats/answer.ts';
import type { FoundPassages } from '@academy/platform/passages/found-passages.ts';

/** More than so many are no answer any more, but a list. */
const quoted = 3;

/** The course in its own words: the best passages, or, where none fits, the nearest ones as a hint. */
export function passagesAnswer(
  { fit, sources, isForeign }: FoundPassages,
  notice: AnswerNotice | null = null,
): Answer {
  const best = sources.slice(0, quoted);
  return {
    fits: fit && best.length > 0,
    statements: fit ? best.map((source, index) => ({ text: asMarkdown(source), sources: [index] })) : [],
    sources: best,
    model: null,
    notice: notice ?? (isForeign ? 'other_language' : null),
  };
}

/** What was said or written is shown as it is: a sign that Markdown would take for its own is only a sign. */
export function asMarkdown({ text }: Pick<Source, 'text'>): string {
  // Several lines are those of a piece of code.
  if (text.includes('\n')) return fenced(text);
  return text
    .replaceAll(/[\\`*_{}[\]<>#|~&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)])/, '$1\\$2');
}

function fenced(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}
