import { describe, expect, it } from 'vitest';
import { isWholeToken, makeToken } from './token-text.ts';

describe('an access token', () => {
  it('is recognised by its beginning, and made only once', () => {
    const made = Array.from({ length: 50 }, makeToken);
    for (const token of made) expect(token).toMatch(/^academy_[0-9A-Za-z]{46}$/);
    expect(new Set(made).size).toBe(made.length);
    expect(made.every(isWholeToken)).toBe(true);
  });

  it('with any letter changed, left out or added is told to be mistyped', () => {
    const token = makeToken();
    for (let place = 0; place < token.length; place += 1) {
      const other = token[place] === 'x' ? 'y' : 'x';
      expect(isWholeToken(token.slice(0, place) + other + token.slice(place + 1))).toBe(false);
      expect(isWholeToken(token.slice(0, place) + token.slice(place + 1))).toBe(false);
    }
    for (const text of ['', 'academy_', `${token}x`, ` ${token}`, `${token}\n`, token.toLowerCase()]) {
      expect(isWholeToken(text)).toBe(false);
    }
  });
});
