/** The two things that a question compares: 'how does a differ from b', 'the difference between a and b', 'a versus b'. */
import { foldText, wordsOf } from './fold-words.ts';
import { isFunctionWord } from './function-words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldText));

/** Stand between the two by themselves. */
const versus = setOf('versus vs বনাম');
/** Name the comparing itself. */
const comparing = setOf(
  'differ differs differed different difference differences distinct distinction distinguish differentiate compare compares compared comparing comparison পার্থক্য পার্থক্যটা পার্থক্যগুলো তফাত তফাৎ ফারাক তুলনা আলাদা ভিন্ন',
);
/** Of these, the two follow: 'the difference between a and b', 'compare a with b'. */
const beforeBoth = setOf(
  'difference differences distinction distinguish differentiate compare comparing comparison',
);
/** Right behind the word that compares: 'different from b', 'compared to b'. */
const beforeSecond = setOf('from than to with against');
/** Between the two. Not 'to': whoever compares two lists to find something compares them with each other. */
const amidBoth = setOf('and with from against আর ও এবং থেকে সঙ্গে সাথে চেয়ে');
/** What comes then is no more about the thing itself: 'from b when it rains'. */
const leading = setOf('when if in for on at while because but and between');

/** None where a question compares nothing, or does not say what. */
export function comparedThings(question: string): readonly string[] {
  for (const clause of question.replaceAll(/\bvs\./gi, 'vs').split(/[.,;:?!।\n]/)) {
    const words = wordsOf(clause).map(({ text }) => text);
    const things = thingsOf(words).map((thing) => thing.join(' '));
    if (things.length > 0) return things;
  }
  return [];
}

function thingsOf(words: readonly string[]): string[][] {
  const between = words.findIndex((word) => versus.has(word));
  if (between > 0) return [words.slice(0, between), alone(words.slice(between + 1))];
  const at = words.findIndex((word) => comparing.has(word));
  if (at < 0) return [];
  const [before, after] = [words.slice(0, at), words.slice(at + 1)];
  if (beforeSecond.has(after[0] ?? '')) return [before, alone(after.slice(1))];
  if (beforeBoth.has(words[at] ?? '')) return joined(after.slice(after[0] === 'between' ? 1 : 0));
  // 'How do a and b differ?' ends with it; 'it gave a different result' is about something else.
  return after.every(isFunctionWord) ? joined(before) : [];
}

function joined(words: readonly string[]): string[][] {
  const at = words.findIndex((word, place) => place > 0 && amidBoth.has(word));
  return at < 0 ? [] : [words.slice(0, at), alone(words.slice(at + 1))];
}

function alone(words: readonly string[]): string[] {
  const end = words.findIndex((word, place) => place > 0 && leading.has(word));
  return words.slice(0, end < 0 ? words.length : end);
}
