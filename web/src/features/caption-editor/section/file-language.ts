import { knownLanguages } from '@academy/contract/captions/spoken-language.ts';

/** The language that a file says it is in, as in `loom.bn.vtt` or `loom_pt-BR.srt`; undefined where it says none. */
export function fileLanguage(fileName: string): string | undefined {
  const [, code] = /[._-]([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?)\.[a-z]+$/.exec(fileName) ?? [];
  return code !== undefined && knownLanguages.includes(code.split('-')[0] ?? '') ? code : undefined;
}
