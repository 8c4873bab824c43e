/** Words of a cue that look like a name or term of the course and are spelled otherwise. */

export interface WordSuggestion {
  readonly found: string;
  readonly word: string;
}

const mostSuggestions = 3;

export function wordSuggestions(text: string, words: readonly string[]): WordSuggestion[] {
  if (words.length === 0) return [];
  const listed = new Set(words);
  const found = new Map<string, string>();
  for (const spoken of text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.+#-]*/gu) ?? []) {
    const bare = spoken.replace(/[.'’-]+$/, '');
    if (listed.has(bare) || found.has(bare)) continue;
    const word = words.find((one) => isNearly(bare, one));
    if (word !== undefined) found.set(bare, word);
    if (found.size === mostSuggestions) break;
  }
  return [...found].map(([spelled, word]) => ({ found: spelled, word }));
}

/** Every place where it stands as a word of its own. */
export function takeSuggestion(text: string, { found, word }: WordSuggestion): string {
  const escaped = found.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}(?![\\p{L}\\p{M}\\p{N}])`, 'gu'),
    () => word,
  );
}

/** The same but for capitals, or one letter in four others. Short words look like each other by chance. */
function isNearly(spoken: string, word: string): boolean {
  const [a, b] = [spoken.toLocaleLowerCase(), word.toLocaleLowerCase()];
  if (a === b) return spoken !== word;
  const allowed = Math.min(2, Math.floor(Math.min(a.length, b.length) / 4));
  return allowed > 0 && Math.abs(a.length - b.length) <= allowed && distance(a, b, allowed) <= allowed;
}

/** How many letters have to be put in, left out or changed; more than `most` is not counted on. */
function distance(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[b.length] as number;
}
