import { breakLines, joinText, lineLength } from './break-lines.ts';
import type { HeardCue } from './heard.ts';
import { endsSentence, type TimedWord } from './timed-words.ts';

const longestText = 2 * lineLength;
const shortestMs = 1_000;
const longestMs = 7_000;
/** Words this far apart stand in different cues: the film shows something meanwhile. */
const pauseMs = 1_500;
/** Sentences of a word or two stand with their neighbours. */
const shortText = 20;

/** Cues that can be read: at most two lines and seven seconds, ending with a sentence or a clause where one ends. */
export function breakCues(words: readonly TimedWord[], untilMs: number): HeardCue[] {
  const groups: TimedWord[][] = [];
  let rest = [...words];
  while (rest.length > 0) {
    const count = wordsOfNextCue(rest);
    groups.push(rest.slice(0, count));
    rest = rest.slice(count);
  }
  return groups.map((group, index) => {
    const startMs = group[0]?.startMs ?? 0;
    const nextMs = groups[index + 1]?.[0]?.startMs ?? Math.max(untilMs, group.at(-1)?.endMs ?? 0);
    const endMs = Math.min(nextMs, Math.max(group.at(-1)?.endMs ?? 0, startMs + shortestMs));
    return { startMs, endMs: Math.max(endMs, startMs + 1), text: breakLines(group) };
  });
}

function wordsOfNextCue(words: readonly TimedWord[]): number {
  const fitting = countFitting(words);
  if (fitting === words.length) return withoutNextSentence(words, fitting);
  const least = Math.max(1, Math.ceil(fitting / 3));
  for (const isEnd of [endsSentence, endsClause]) {
    for (let count = fitting; count >= least; count--) {
      if (isEnd(words[count - 1]?.text ?? '')) return count;
    }
  }
  // Without punctuation: two cues of about the same length, instead of a long one and a word.
  return words.length < fitting * 2 ? Math.max(least, Math.ceil(words.length / 2)) : fitting;
}

/** Everything fits into one cue; a sentence of some length has one for itself nevertheless. */
function withoutNextSentence(words: readonly TimedWord[], fitting: number): number {
  for (let count = 1; count < fitting; count++) {
    const text = joinText(words.slice(0, count));
    const rest = joinText(words.slice(count));
    const lasts = (words[count - 1]?.endMs ?? 0) - (words[0]?.startMs ?? 0);
    if (!endsSentence(text) || lasts < shortestMs) continue;
    if (text.length > shortText && rest.length > shortText) return count;
  }
  return fitting;
}

function countFitting(words: readonly TimedWord[]): number {
  const startMs = words[0]?.startMs ?? 0;
  for (let count = 1; count < words.length; count++) {
    const last = words[count];
    const before = words[count - 1];
    if (!last || !before) break;
    const isTooLong = breakLines(words.slice(0, count + 1))
      .split('\n')
      .some((line) => line.length > lineLength);
    if (isTooLong || joinText(words.slice(0, count + 1)).length > longestText) return count;
    if (last.endMs - startMs > longestMs || last.startMs - before.endMs > pauseMs) return count;
  }
  return words.length;
}

function endsClause(word: string): boolean {
  return /[,;:–—،、，；]["'”’)»]*$/u.test(word);
}
