import { getCatalogs } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'àâ', e: 'éë', i: 'íï', o: 'öô', u: 'üú', y: 'ÿ', n: 'ñ', c: 'ç' },
  ...{ A: 'ÀÂ', E: 'ÉË', I: 'ÍÏ', O: 'ÖÔ', U: 'ÜÚ' },
};

/** A third longer, still readable, and told from a text that nobody translated at a glance. */
const longer = (english: string) =>
  english.replace(/[aeiouyncAEIOU]/g, (letter) => accents[letter] ?? letter);

/** The catalogue of a language that nobody speaks, made of the English texts. A test finds what is cut off or not translated. */
export function longerEnglishCatalogue(config: () => LinguiConfigNormalized): Plugin {
  return {
    name: 'academy:longer-english',
    enforce: 'pre',
    load: {
      filter: { id: /\/locales\/en\.po\?longer$/ },
      async handler() {
        const [catalog] = await getCatalogs(config());
        const english = (await catalog?.read('en')) ?? {};
        const messages = Object.entries(english).map(([id, { message, translation }]) => [
          id,
          compileMessageOrThrow(translation || message || id, longer),
        ]);
        return {
          code: `export const messages = ${JSON.stringify(Object.fromEntries(messages))};`,
          moduleType: 'js',
        };
      },
    },
  };
}
