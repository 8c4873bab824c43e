/** What no reader sees, but what can turn a line around, hide words in it, or not be stored at all. */
const unseen = /[[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]--[\n\t]]/gv;

/** Text without what cannot be seen. A letter that was cut in two waits for its other half. */
export function seenText() {
  let half = '';
  return {
    next(piece: string): string {
      const text = half + piece;
      half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? '';
      return text
        .slice(0, text.length - half.length)
        .toWellFormed()
        .replaceAll(unseen, '');
    },
  };
}

/**
 * Makes sure, whatever was read before, that nothing is a link: neither [label](address), nor a definition of one, nor an
 * address in angle brackets. A blank is put where they would begin, also within code, so that it does not matter whether we and
 * those who draw the text agree on what is code.
 */
export function inertText(): (piece: string) => string {
  let before = '';
  return (piece) => {
    const inert = `${before}${piece}`.replace(/\](?=[(:])/g, '] ').replace(/<https?(?=:)/gi, '$& ');
    const written = inert.slice(before.length);
    before = inert.slice(-'<https'.length);
    return written;
  };
}
