const number = String.raw`[0-9\u09E6-\u09EF]{1,3}`;
const between = String.raw`\s?(?:[,;&–-]|and|ও|এবং)\s?`;
const named = String.raw`(?:(?:passages?|sources?|অংশ|উৎস)\s)?`;
const list = `${number}(?:${between}${number}){0,9}`;

/** [1], [1, 2], [1–3], [[4]], [^5], [Passage 6] and 【7†source】, also in Bengali digits. */
const mark = new RegExp(
  String.raw`^(?:\[{1,2}\s?\^?${named}(${list})\s?\]{1,2}|【\s?${named}(${list})[^【】\n]{0,40}】)`,
  'iu',
);

export interface CitationMark {
  readonly numbers: readonly number[];
  readonly length: number;
}

/** The citation at the beginning of a text; null where there is another thing. */
export function readCitation(text: string): CitationMark | null {
  const found = mark.exec(text);
  if (found === null) return null;
  const plain = (found[1] ?? found[2] ?? '').replaceAll(/[\u09E6-\u09EF]/g, (digit) =>
    String(digit.charCodeAt(0) - 0x09e6),
  );
  const ranges = [...plain.matchAll(/(\d+)(?:\s?[–-]\s?(\d+))?/g)];
  return {
    numbers: ranges.flatMap(([, from, to]) => everyNumber(Number(from), Number(to ?? from))),
    length: found[0].length,
  };
}

/** Nobody means hundreds of them. */
const LONGEST_RANGE = 20;

function everyNumber(from: number, to: number): number[] {
  return Array.from(
    { length: Math.min(Math.max(to - from, 0), LONGEST_RANGE) + 1 },
    (_, index) => from + index,
  );
}
