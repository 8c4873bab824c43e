import { expect, it } from 'vitest';
import { deviceText } from './device-words.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${like} Chrome/139.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${like} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'],
  [
    'Firefox on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/141.0 Mobile/15E148 Safari/605.1.15',
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  [
    'Chrome on macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Chrome/139.0.0.0 Safari/537.36`,
  ],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`,
  ],
  [
    'Opera on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/137.0.0.0 Safari/537.36 OPR/121.0.0.0`,
  ],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${like} Chrome/139.0.0.0 Safari/537.36`],
  ['A browser on Windows', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 5.1)'],
  ['Chrome', 'Chrome/139'],
  ['A browser', 'curl/8.5.0'],
  ['A browser', ''],
  ['A browser', null],
])('says %s', (words, userAgent) => {
  expect(deviceText(userAgent)).toBe(words);
});
