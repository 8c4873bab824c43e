/** Which letters of a text are set in which font. A word is not cut within a cluster: shaping needs all of it in one font. */
export interface FontRun {
  readonly font: string;
  readonly text: string;
}

export interface FontFace {
  readonly name: string;
  has(codePoint: number): boolean;
}

/** What has no shape of its own, and follows the letter before it. */
const follows = /^[\p{M}\p{Cf}]$/u;
/** Pictures among the words are left out: no font of ours has them, and a name is its letters. */
const pictures =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}|\u{20E3}|[\u{E0020}-\u{E007F}]|\u200D(?=\p{Extended_Pictographic})/gu;

export function withoutPictures(text: string): string {
  return text
    .replaceAll(pictures, (picture) => (/^[\d#*©®™]$/u.test(picture) ? picture : ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Null when a letter is in none of the fonts. The first font that has one is taken, unless the run before has it, too. */
export function fontRuns(text: string, faces: readonly FontFace[]): FontRun[] | null {
  const runs: { face: FontFace; text: string }[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (
      last &&
      (follows.test(character)
        ? last.face.has(codePoint) || isJoiner(codePoint)
        : isShared(character, last.face))
    ) {
      last.text += character;
      continue;
    }
    if (isJoiner(codePoint)) continue;
    const face = faces.find(({ has }) => has(codePoint));
    if (face === undefined) return null;
    if (face === last?.face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs.map(({ face, text }) => ({ font: face.name, text }));
}

const isJoiner = (codePoint: number) => codePoint === 0x200c || codePoint === 0x200d;

/** Blanks and signs stay with the words before them. */
const isShared = (character: string, face: FontFace) =>
  /^[\s\p{P}]$/u.test(character) && face.has(character.codePointAt(0) ?? 0);
