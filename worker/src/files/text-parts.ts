/** As much as a reader takes in at a glance; a part is a few paragraphs of about this length. */
const PART_LETTERS = 1500;
/** A paragraph that is longer is parted at the end of a line, a sentence or a word. */
const LONGEST_LETTERS = 3000;

/** Parts of whole paragraphs, in their order. */
export function* textParts(text: string): Generator<string> {
  let part = '';
  for (const paragraph of text.split(/\n\n+/).flatMap(shorten)) {
    if (part !== '' && part.length + paragraph.length > PART_LETTERS) {
      yield part;
      part = '';
    }
    part = part === '' ? paragraph : `${part}\n\n${paragraph}`;
  }
  if (part !== '') yield part;
}

function shorten(paragraph: string): string[] {
  const pieces: string[] = [];
  let rest = paragraph;
  while (rest.length > LONGEST_LETTERS) {
    const end = goodEnd(rest.slice(0, PART_LETTERS));
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).replace(/^\s+/, '');
  }
  return [...pieces, rest].filter((piece) => piece.trim() !== '');
}

function goodEnd(head: string): number {
  const half = head.length / 2;
  const sentence = Math.max(...['. ', '? ', '! ', '। '].map((end) => head.lastIndexOf(end) + 1));
  for (const end of [head.lastIndexOf('\n'), sentence, head.lastIndexOf(' ')]) if (end > half) return end;
  // Never between the two places of one letter.
  return /[\ud800-\udbff]$/.test(head) ? head.length - 1 : head.length;
}
