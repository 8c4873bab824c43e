import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ChooserTexts, chooserTexts } from '@academy/contract/auth/chooser-texts.ts';
import { type Language, languages } from '@academy/contract/interface/languages.ts';

type Words = Readonly<Record<Language, ChooserTexts>>;

/** What the build has for each language; English where it has nothing. */
export async function readChooserWords(webFolder: string | null): Promise<Words> {
  const read = async (language: Language) => {
    if (webFolder === null) return chooserTexts;
    const file = path.join(webFolder, `texts.${language}.json`);
    return { ...chooserTexts, ...JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) };
  };
  const words = languages.map(async (language) => [language, await read(language)]);
  return Object.fromEntries(await Promise.all(words)) as Words;
}
