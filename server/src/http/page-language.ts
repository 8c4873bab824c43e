/** In which language a page is sent: what its address says, else what the person chose, else what their browser asks for. */
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCookie,
  languageParameter,
  offeredLanguages,
} from '@academy/contract/interface/languages.ts';

interface PageRequest {
  readonly url: string;
  readonly headers: { readonly cookie?: string | undefined; readonly 'accept-language'?: string | undefined };
}

const inAddress = new RegExp(`[?&]${languageParameter}=([\\w-]+)`);
const inCookies = new RegExp(`(?:^|; )${languageCookie}=([\\w-]+)`);

export function pageLanguage({ url, headers }: PageRequest): Language {
  const named = inAddress.exec(url)?.[1];
  if (isLanguage(named)) return named;
  const chosen = headers.cookie === undefined ? undefined : inCookies.exec(headers.cookie)?.[1];
  return isLanguage(chosen) ? chosen : fromBrowser(headers['accept-language']);
}

/** A header longer than any browser's is cut: whoever sends it can wait for nothing here. */
const longestHeader = 300;

function fromBrowser(header: string | undefined): Language {
  if (header === undefined) return defaultLanguage;
  let best: { language: Language; weight: number } | undefined;
  for (const entry of header.slice(0, longestHeader).split(',')) {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const language = offeredLanguages.find((offered) => tag === offered || tag.startsWith(`${offered}-`));
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.trim().slice(2)) || 0;
    if (language !== undefined && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? defaultLanguage;
}

/** As the build names a page in a language. */
export function pageFile(name: 'index' | 'lesson', language: Language): string {
  return language === defaultLanguage ? `${name}.html` : `${name}.${language}.html`;
}
