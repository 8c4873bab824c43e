/**
 * How an access token is written: `academy_`, 40 random letters and digits, and six that are computed from those before them. Whoever
 * looks for secrets in files finds it by its beginning and knows by its end that it is one; a typing error is told from a token that has
 * ended, without a question to the database.
 */
import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { tokenPrefix } from '@academy/contract/access-tokens/token-scopes.ts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 40;
const CHECK_LENGTH = 6;
const FORM = new RegExp(`^${tokenPrefix}[0-9A-Za-z]{${RANDOM_LENGTH + CHECK_LENGTH}}$`);

export function makeToken(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  const text = tokenPrefix + random.join('');
  return text + checkOf(text);
}

export function isWholeToken(token: string): boolean {
  return FORM.test(token) && token.endsWith(checkOf(token.slice(0, -CHECK_LENGTH)));
}

function checkOf(text: string): string {
  let rest = crc32(text);
  let check = '';
  for (let place = 0; place < CHECK_LENGTH; place += 1) {
    check = LETTERS.charAt(rest % LETTERS.length) + check;
    rest = Math.floor(rest / LETTERS.length);
  }
  return check;
}
