import { fileURLToPath } from 'node:url';
import { defaultLanguage, offeredLanguages } from '@academy/contract/interface/languages.ts';
import extractor from '@lingui/cli/api/extractors/babel';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { contractTexts } from './vite-plugins/contract-texts.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

export default {
  rootDir: folder,
  sourceLocale: defaultLanguage,
  locales: offeredLanguages,
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/src', '<rootDir>/vite-plugins/contract-texts.ts'],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
  extractors: [contractTexts, extractor],
  format: formatter({ lineNumbers: false }),
  // One instance for everything, which speaks English before any catalogue is there.
  runtimeConfigModule: {
    i18n: ['@/lib/language/i18n.ts', 'i18n'],
    Trans: ['@/lib/language/trans.tsx', 'Trans'],
  },
} satisfies LinguiConfig;
