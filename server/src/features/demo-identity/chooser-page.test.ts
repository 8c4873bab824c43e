import { chooserTexts } from '@academy/contract/auth/chooser-texts.ts';
import { expect, it } from 'vitest';
import { chooserPage } from './chooser-page.ts';
import { readChooserWords } from './chooser-words.ts';

const webFolder = new URL('../../../../web/dist', import.meta.url).pathname;

it('is in the language of who asks, where the build has its words', async () => {
  const words = await readChooserWords(webFolder);
  const page = chooserPage({ action: '/x', stylesheets: [], language: 'bn', words: words.bn });
  expect(page).toContain('<html lang="bn">');
  expect(page).toMatch(/<h1>\p{Script=Bengali}/u);
  for (const english of Object.values(chooserTexts)) expect(page).not.toContain(`>${english}<`);
});

it('is in English without a build', async () => {
  const words = await readChooserWords(null);
  const page = chooserPage({ action: '/x', stylesheets: [], language: 'bn', words: words.bn });
  expect(page).toContain('<h1>Choose an account</h1>');
});
