import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { markdownNodes } from './markdown-nodes.ts';
import { MarkdownText } from './markdown-text.tsx';

const largest = 200_000;
const pieces = 32;

/** Microseconds that this thread has computed, so that a busy machine changes little; never less than its clock can tell. */
function computed(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(user + system, 20_000);
}

const filled = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

type TextOf = (length: number) => string;

const halfOpen =
  (unit: string): TextOf =>
  (length) =>
    `${filled(unit, length / 2)}](https://a.example/${filled('a', length / 2)})`;
const only =
  (unit: string): TextOf =>
  (length) =>
    filled(unit, length);

it.each<[string, TextOf]>([
  ['[ before a long link', halfOpen('[')],
  ['![ before a long link', halfOpen('![')],
  ...[
    '[',
    '[a](',
    '[a](https://a.example)',
    '![',
    '![a](https://a.example)',
    '*a ',
    '_a ',
    'a*',
    '` a',
    '<',
    '&',
    '> a',
    '- a\n',
    '|x\n',
  ].map((unit): [string, TextOf] => [unit, only(unit)]),
])(
  'reads the longest text of %j in about the time of as much in short texts',
  (_unit, textOf) => {
    const short = textOf(largest / pieces);
    markdownNodes(short);
    const inShortTexts = computed(() => {
      for (let piece = 0; piece < pieces; piece += 1) markdownNodes(short);
    });
    // Were each character looked at once for each other one, it would be as many times as long as there are pieces.
    expect(computed(() => markdownNodes(textOf(largest))) / inShortTexts).toBeLessThan(10);
  },
  60_000,
);

it.each([
  ['quotes', '> '.repeat(largest / 2)],
  ['lists', '- '.repeat(largest / 2).concat('a')],
  ['emphasis', `${'*'.repeat(largest / 2)}a${'*'.repeat(largest / 2)}`],
  ['pictures', `${'!['.repeat(5_000)}a${'](https://a.example)'.repeat(5_000)}`],
  ['links', `${'['.repeat(largest / 2)}a${'](https://a.example)'.repeat(5_000)}`],
])('draws %s inside each other only so deep that no stack overflows', (_what, source) => {
  const html = renderToStaticMarkup(<MarkdownText source={source} />);
  let depth = 0;
  let deepest = 0;
  for (const [tag] of html.matchAll(/<\/?[a-z]\w*[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  expect(deepest).toBeLessThan(60);
});
