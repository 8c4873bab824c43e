import type { Film } from '../film.ts';
import type { Spoken } from '../timeline.ts';
import { share } from './easing.ts';
import { escaped, n } from './marks.ts';

/** Stays a moment after the last word, unless the next sentence begins. */
const STAYS_SECONDS = 0.7;
/** What is about to be said is there to be read, but fainter than what has been said. */
const AHEAD = 0.42;

/** The sentence that is being said, its words coming forward as the voice reaches them. */
export function captionAt({ sentences, language }: Film, spoken: readonly Spoken[], now: number): string {
  const index = spoken.findLastIndex(({ begin }) => begin - 0.12 <= now);
  const [timing, sentence] = [spoken[index], sentences[index]];
  if (timing === undefined || sentence === undefined || sentence.uncaptioned) return '';
  const next = spoken[index + 1];
  const gone = Math.min(timing.end + STAYS_SECONDS, (next?.begin ?? Number.POSITIVE_INFINITY) - 0.12);
  const opacity = share(now, timing.begin - 0.12, timing.begin + 0.08) * (1 - share(now, gone - 0.16, gone));
  if (opacity <= 0) return '';
  const heard = share(now, timing.begin, timing.end);
  return `<p lang="${language}" style="opacity:${n(opacity)}"><span>${coming(sentence.text, heard)}</span></p>`;
}

function coming(text: string, heard: number): string {
  const weighted = text.split(' ').map((word) => ({ word, weight: weightOf(word) }));
  const whole = weighted.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return weighted
    .map(({ word, weight }) => {
      const said = share(heard, before / whole, (before + weight * 0.5) / whole);
      before += weight;
      return `<span style="opacity:${n(AHEAD + (1 - AHEAD) * said)}">${escaped(word)}</span>`;
    })
    .join(' ');
}

/** How long a word takes to say, roughly: by its letters, and by the pause that a sign after it makes. */
function weightOf(word: string): number {
  const letters = [...new Intl.Segmenter().segment(word)].length;
  return letters + 1.5 + (/[,:;]$/.test(word) ? 5 : 0) + (/[.?!।]$/.test(word) ? 4 : 0);
}
