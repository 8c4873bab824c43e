import { describe, expect, it } from 'vitest';
import { htmlToMarkdown, plainToMarkdown } from './html-to-markdown.ts';
import { readHtml } from './html-tree.ts';

const around = {
  picture: (address: string, label: string) => `(picture ${address} ${label})`,
  frame: (address: string, label: string) => `(frame ${address} ${label})`,
  link: (address: string) => (address.startsWith('https:') ? address : null),
};

const read = (html: string) => htmlToMarkdown(readHtml(html)?.children ?? [], around);

describe('HTML as Markdown', () => {
  it.each([
    ['paragraphs and line breaks', '<p>One\n  two</p><p>Three<br>four</p>', 'One two\n\nThree\\\nfour'],
    ['headings', '<h1>A</h1><h3>B <i>c</i></h3><h2></h2>', '# A\n\n### B *c*'],
    ['blanks outside of the marks', 'a<b> strong </b>b <em></em>', 'a **strong** b'],
    [
      'a link, and one that is none',
      '<a href="https://a.example/(x)">a [b]</a> <a href="#top">up</a>',
      '[a \\[b\\]](https://a.example/%28x%29) up',
    ],
    ['a link around a block', '<a href="https://a.example/"><div>Go</div></a>', '[Go](https://a.example/)'],
    ['code', '<p><code>a  ` b</code></p><pre>if\n  ```\n</pre>', '`` a ` b ``\n\n````\nif\n  ```\n````'],
    [
      'lists in lists',
      '<ul><li>a<ol start="3"><li>b</li><li><p>c</p><p>d</p></li></ol></li><li>e</li></ul>',
      '- a\n\n  3. b\n  4. c\n\n     d\n- e',
    ],
    ['quotes', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    [
      'definitions and details',
      '<dl><dt>a</dt><dd>b</dd></dl><details><summary>c</summary>d</details>',
      '**a**\n\nb\n\n**c**\n\nd',
    ],
    [
      'a table',
      '<table><caption>t</caption><thead><tr><th>a</th><th>b|c</th></tr></thead><tr><td>1<br>2</td></tr></table>',
      't\n\n| a | b\\|c |\n| --- | --- |\n| 1 2 |  |',
    ],
    [
      'a table that places things',
      '<table><tr><td><p>a</p></td></tr><tr><td><ul><li>b</li></ul></td></tr></table>',
      'a\n\n- b',
    ],
    [
      'pictures and frames',
      '<p>a <img src="b.png" alt="c  d"></p><object data="e.swf"></object><video><source src="f.mp4"></video>',
      'a (picture b.png c d)\n\n(frame e.swf )\n\n(frame f.mp4 )',
    ],
    ['entities and control characters', '<p>a &amp; b &lt;c&gt; &nbsp;d&#1;e</p>', 'a & b \\<c> d e'],
    ['Bengali', '<p><b>বাংলা</b> লেখা</p>', '**বাংলা** লেখা'],
    ['what is not closed', '<p>a<p>b<li>c', 'a\n\nb\n\nc'],
  ])('has %s', (_, html, markdown) => {
    expect(read(html)).toBe(markdown);
  });

  it.each([
    ['2 * 3', '2 \\* 3'],
    ['# no heading', '\\# no heading'],
    ['- no list', '\\- no list'],
    ['1. no list', '1\\. no list'],
    ['2026) no list', '2026\\) no list'],
    ['> no quote', '\\> no quote'],
    ['snake_case and _more_', 'snake_case and \\_more\\_'],
    ['&amp;lt;b&amp;gt;', '\\&lt;b\\&gt;'],
    ['![a](https://b.example)', '!\\[a\\](https://b.example)'],
    ['a<br>---', 'a\\\n\\---'],
    ['a<br>| b', 'a\\\n\\| b'],
    ['\\', '\\\\'],
  ])('keeps %s as words', (html, markdown) => {
    expect(read(`<p>${html}</p>`)).toBe(markdown);
  });

  it('has nothing of what runs, and counts it', () => {
    const tree = readHtml(
      '<style>p{}</style><script>evil()</script><p onclick="evil()" style="x">a<a href="javascript:evil()">b</a></p><svg><text>c</text></svg><form><input name="d"><textarea>e</textarea><input type="hidden"></form><noscript>f</noscript>',
    );
    expect(htmlToMarkdown(tree?.children ?? [], around)).toBe('ab');
    expect(tree?.left).toEqual({ scripts: 3, styles: 2, forms: 2 });
  });
});

it('keeps the lines of a text that is no HTML', () => {
  expect(plainToMarkdown('a *b*\r\n- c\n\n\n<d>')).toBe('a \\*b\\*\\\n\\- c\n\n\\<d>');
});

it.each([
  ['blanks before the end', `<pre>${' '.repeat(900_000)}x</pre>`],
  ['marks before the end', `<h1>${'#'.repeat(900_000)}x</h1>`],
  ['breaks inside of marks', `<b>a${'<br>'.repeat(45_000)}b</b>`],
  ['runs of backticks', `<pre>${'` '.repeat(450_000)}</pre>`],
  ['paragraphs', `<div>${'<p>a'.repeat(45_000)}</div>`],
  ['rows', `<table>${'<tr><td>a<td>b'.repeat(15_000)}</table>`],
  ['marks in marks', '<b>'.repeat(900) + 'a'.repeat(900_000)],
  ['ends that nothing began', '</div>'.repeat(170_000)],
  ['brackets', `<p>${'['.repeat(900_000)}</p>`],
])('is read to its end with very many %s', (_, html) => {
  expect(readHtml(html)).not.toBeNull();
  expect(read(html).length).toBeLessThan(2_500_000);
});

it('is not read at all when it has more parts than any page', () => {
  expect(readHtml('<p>a'.repeat(60_000))).toBeNull();
});
