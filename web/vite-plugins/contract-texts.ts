/**
 * Texts that are not written with a macro: the contract's, which screens show by the name they have here, and those of the page
 * itself.
 */
import { readFileSync } from 'node:fs';
import { chooserTexts } from '@academy/contract/auth/chooser-texts.ts';
import { signInSentences } from '@academy/contract/auth/sign-in-sentences.ts';
import { catalogueCategories, courseFormCategories } from '@academy/contract/courses/categories.ts';
import { courseFormMessages } from '@academy/contract/courses/course-form-messages.ts';
import { lessonTitleMessage, moduleTitleMessage } from '@academy/contract/curriculum/lesson-constants.ts';
import { durationMessage } from '@academy/contract/curriculum/lesson-duration.ts';
import { errorSentences } from '@academy/contract/http/error-codes.ts';
import type { ExtractorType } from '@lingui/conf';
import { startTexts } from './page-frame.ts';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const categories = [...catalogueCategories, ...courseFormCategories].map(({ name }) => [name, name]);

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  category: Object.fromEntries(categories),
  chooser: chooserTexts,
  'course-form': courseFormMessages,
  'curriculum-form': {
    'lesson-title': lessonTitleMessage,
    'module-title': moduleTitleMessage,
    duration: durationMessage,
  },
  error: errorSentences,
  'sign-in': signInSentences,
  page: { noscript: /<noscript>(.*)<\/noscript>/.exec(page)?.[1] ?? '', ...startTexts },
};

/** This file stands for all of them. */
export const contractTexts: ExtractorType = {
  match: (filename) => filename.endsWith('/vite-plugins/contract-texts.ts'),
  extract: (filename, _code, onMessage) => {
    for (const [kind, named] of Object.entries(texts)) {
      for (const [name, message] of Object.entries(named)) {
        onMessage({ id: `${kind}.${name}`, message, comment: message, origin: [filename, 1] });
      }
    }
  },
};
