/** Finds what is still English on a page that speaks longer English: every letter of ours has become another there. */

/** Read to people, though it is no text of the page. */
const spokenAttributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
const plainWord = /[a-z]*[aeiou][a-z]*/i;
/** Names, formats, units and addresses are the same in every language. */
const sameEverywhere =
  /Academy|Google|Stripe|PayPal|[A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]{2,8} \d{4}|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d+|\b[AP]M\b|\bAsia\/\w+|YouTube|Vimeo|JPEG|PNG|WebP|MP4|MOV|WebM|MKV|https?:\/\/\S*|\S+@\S+|\bM?[bk]?bit\/s|\bvtt\b|\bsrt\b/gi;

/** Ours, with a name of somebody's in it perhaps. */
const longerLetters = /àâ|éë|íï|öô|üú|ÀÂ|ÉË|ÍÏ|ÖÔ|ÜÚ|ÿ|ñ|ç/;

const isEnglish = (text: string) =>
  plainWord.test(text.replace(sameEverywhere, '')) && !longerLetters.test(text);

export function untranslated(root: Element): string[] {
  const found: string[] = [];
  const look = (element: Element): void => {
    // What a person wrote, in a language of its own; and what cannot be seen or read.
    if (element.hasAttribute('lang') || ['SCRIPT', 'STYLE', 'TEXTAREA', 'CODE'].includes(element.tagName))
      return;
    for (const name of spokenAttributes) {
      const text = element.getAttribute(name);
      if (text && isEnglish(text)) found.push(`${name}="${text}"`);
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && isEnglish(node.textContent ?? ''))
        found.push(node.textContent ?? '');
      if (node.nodeType === Node.ELEMENT_NODE) look(node as Element);
    }
  };
  look(root);
  return [...new Set(found)];
}
