import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { defaultLanguage, offeredLanguages } from '@academy/contract/interface/languages.ts';
import { schoolPageMaxLength, schoolPageNames } from '@academy/contract/school-pages/school-page-names.ts';
import { type Command, Problem, UsageError } from '../command.ts';
import { resolveGivenPath } from '../given-path.ts';
import { parseArguments } from '../parse-arguments.ts';
import { loadSettings } from '../settings.ts';

const FROM_INPUT = '-';

export const pageCommand: Command = {
  name: `page <${schoolPageNames.join('|')}> [file]`,
  summary: 'Print a page of the academy, or write it anew from a file of Markdown',
  options: [
    { usage: FROM_INPUT, summary: 'in place of [file]: the Markdown from the input' },
    {
      usage: `--language <${offeredLanguages.join('|')}>`,
      summary: `which of its languages, ${defaultLanguage} if not said`,
    },
    { usage: '--remove', summary: 'take your text away: the one that comes with the academy is back' },
  ],
  async run(args) {
    const { words, further, options } = parseArguments(
      args,
      ['page'],
      { language: { type: 'string' }, remove: { type: 'boolean' } },
      'file',
    );
    const page = oneOf(schoolPageNames, words[0], 'page');
    const language = oneOf(offeredLanguages, options.language ?? defaultLanguage, 'language');
    if (options.remove && further !== undefined) throw new UsageError('Say [file] or --remove, not both.');
    const markdown = further === undefined ? null : await readMarkdown(further);
    const { config } = loadSettings();
    const { withConnection } = await import('../database/with-database.ts');
    const { findSchoolPage, saveSchoolPage } = await import('@academy/platform/school-pages/school-pages.ts');
    await withConnection(config, async (database) => {
      if (markdown === null && !options.remove) {
        process.stdout.write((await findSchoolPage(database.db, page, language)).markdown);
        return;
      }
      await saveSchoolPage(database, { page, language }, markdown);
      console.log(
        markdown === null
          ? `The page ${page} is no longer yours in ${language}.`
          : `The page ${page} is written in ${language}. It is at /${page}.`,
      );
    });
    return 0;
  },
};

function oneOf<const Choice extends string>(choices: readonly Choice[], word: string, name: string): Choice {
  const found = choices.find((choice) => choice === word);
  if (found !== undefined) return found;
  throw new UsageError(`The ${name} is "${word}" but must be one of ${choices.join(', ')}.`);
}

/** Refused before anything is written: an empty page, one that nobody could read to its end, and what is no text. */
async function readMarkdown(word: string): Promise<string> {
  const isInput = word === FROM_INPUT;
  const file = isInput ? word : resolveGivenPath(word);
  let bytes: Buffer;
  try {
    bytes = isInput ? await buffer(process.stdin) : await readFile(file);
  } catch (error) {
    throw new Problem(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  let markdown: string;
  try {
    markdown = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Problem(`${file} is not text in UTF-8.`, { cause: error });
  }
  if (markdown.includes('\0')) throw new Problem(`${file} is not text in UTF-8.`);
  if (markdown.trim() === '') throw new Problem(`${file} is empty. To take a text away, say --remove.`);
  if (markdown.length > schoolPageMaxLength) {
    throw new Problem(
      `${file} has ${markdown.length} characters, but a page may have at most ${schoolPageMaxLength}.`,
    );
  }
  return markdown;
}
