import { expect, test } from 'vitest';
import { fileLanguage } from './file-language.ts';

test('a file says its language before its ending, or nothing', () => {
  expect(['loom.bn.vtt', 'loom_pt-BR.srt', 'a-en.srt'].map(fileLanguage)).toEqual(['bn', 'pt-BR', 'en']);
  expect(['loom.vtt', 'loom.final.srt', 'the-end.vtt', 'bn'].map(fileLanguage)).toEqual(
    Array(4).fill(undefined),
  );
});
