/** What a screen cannot show and a database may not store; tabs become blanks with the rest. */
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * The text of a cue as it is kept: lines without blanks at their ends and without empty ones between them. A blank line ends
 * a cue in every caption file, so none may stand in a text.
 */
export function plainCueText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll(controls, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The text of a cue in a file, without its markup. Each part takes time in proportion to the text, whatever it holds. */
export function withoutMarkup(text: string): string {
  return plainCueText(withoutEntities(withoutTags(text).replaceAll(/\{\\[^{}]*\}/g, '')));
}

/** A tag of WebVTT, SRT or HTML begins so: `<v Anika>`, `</i>`, `<00:01.000>`, `<!--`. "3 < 5" has none. */
const beginsTag = /^[/!?]?[\p{L}\d!-]/u;

/** A tag may stand in a tag, so that taking out the inner one leaves another: each `>` ends what the last `<` began. */
function withoutTags(text: string): string {
  const begun: number[] = [];
  const kept: string[] = [];
  for (const letter of text) {
    if (letter === '<') begun.push(kept.length);
    const start = letter === '>' ? begun.pop() : undefined;
    if (start !== undefined && beginsTag.test(kept.slice(start + 1, start + 3).join(''))) kept.length = start;
    else kept.push(letter);
  }
  return kept.join('');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lrm: '\u200e',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
  rlm: '\u200f',
};

/** The named ones that WebVTT has, and numbers. */
export const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|apos|gt|lrm|lt|nbsp|quot|rlm));/gi;

function withoutEntities(text: string): string {
  return text.replaceAll(
    entity,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point <= 0x10_ff_ff ? String.fromCodePoint(point).toWellFormed() : whole;
    },
  );
}
