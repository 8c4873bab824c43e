/** The name of a language in that language, as its readers look for it: English, বাংলা, português (Brasil). */
export function languageName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(language) ?? language;
  } catch {
    // Not a language that the browser can read.
    return language;
  }
}
