/** Texts of the contract that screens show: they are English there, and translated by the name they have here. */
import { catalogueCategories, courseFormCategories } from '@academy/contract/courses/categories.ts';
import { courseFormMessages } from '@academy/contract/courses/course-form-messages.ts';
import { errorSentences } from '@academy/contract/http/error-codes.ts';
import type { ExtractorType } from '@lingui/conf';

const categories = [...catalogueCategories, ...courseFormCategories].map(({ name }) => [name, name]);

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  category: Object.fromEntries(categories),
  'course-form': courseFormMessages,
  error: errorSentences,
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
