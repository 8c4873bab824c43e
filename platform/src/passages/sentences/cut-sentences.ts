/** A text in sentences. Every pattern reads it once: anybody may have written it. */

/** An end, what closes after it, and a blank; signs of scripts without blanks need none. */
const ends = /(?:[.!?…]{1,8}["'”’»)\]]{0,3}(?=\s)|[।॥。！？]["'”’»)\]]{0,3})\s*/gu;
/** 'e.g.' and 'Dr.' end no sentence, nor does the number of an item. */
const noEnd = /(?:^|[\s(])(?:[a-z]|e\.g|i\.e|vs|cf|dr|mr|mrs|ms|fig|approx|ড|মো|মি)\.$/iu;
/** With the blank before it. */
const longestAbbreviation = 8;
const itemNumber = /^\s*\d{1,3}\.$/;
/** Where sentences begin with a capital at all, a small letter goes on with one. */
const goesOn = /^\p{Ll}/u;
const capital = /\p{Lu}/u;

/** Nobody says so much in one breath; what is longer is cut between words. */
export const longestSentence = 300;

export function cutSentences(text: string): string[] {
  const cut: string[] = [];
  let start = 0;
  const hasCapitals = capital.test(text);
  for (const end of text.matchAll(ends)) {
    const after = end.index + end[0].length;
    const isSmall = hasCapitals && goesOn.test(text.slice(after, after + 2));
    if (text[end.index] === '.' && (isSmall || isAbbreviation(text.slice(start, end.index + 1)))) continue;
    cut.push(text.slice(start, after));
    start = after;
  }
  cut.push(text.slice(start));
  return cut.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

function isAbbreviation(begun: string): boolean {
  return (
    noEnd.test(begun.slice(-longestAbbreviation)) ||
    (begun.length < longestAbbreviation && itemNumber.test(begun))
  );
}

/** Cut between words; what has no blank is cut anywhere. */
export function cutToLength(sentence: string, longest: number): string[] {
  const cut: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const blank = rest.lastIndexOf(' ', longest);
    const end = blank > longest / 2 ? blank : wholeLetters(rest, longest);
    cut.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? cut : [...cut, rest];
}

/** Never between the halves of a letter outside of the first plane. */
function wholeLetters(text: string, end: number): number {
  const before = text.charCodeAt(end - 1);
  return before >= 0xd800 && before < 0xdc00 ? end - 1 : end;
}
