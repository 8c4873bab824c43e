const bengaliLetter = /\p{Script=Bengali}/u;

/**
 * For the `lang` attribute of a text that users write: Bengali is then read aloud as Bengali, and the
 * styles give its marks the height they need. Anything else is in the page's own language, as far as we know.
 */
export function textLanguage(text: string): 'bn' | undefined {
  return bengaliLetter.test(text) ? 'bn' : undefined;
}
