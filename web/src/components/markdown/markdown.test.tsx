import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkdownText } from './markdown-text.tsx';

const drawn = (source: string) =>
  renderToStaticMarkup(<MarkdownText source={source} />)
    .replaceAll(/ (class|rel|target|role|aria-label|tabindex)="[^"]*"/gi, '')
    .replace(/^<div[^>]*>(.*)<\/div>$/s, '$1');

it('draws emphasis, code and links, one inside the other', () => {
  expect(drawn('**Strong with `code`**, *soft*, _too_ and [a *link*](https://example.com/a?b=1)')).toBe(
    '<p><strong>Strong with <code>code</code></strong>, <em>soft</em>, <em>too</em> and <a href="https://example.com/a?b=1">a <em>link</em></a></p>',
  );
});

it('shows markup as the text it is', () => {
  expect(drawn('<img src=x onerror="alert(1)"><script>alert(1)</script>')).toBe(
    '<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
  expect(drawn('```\n<b>\n```')).toContain('<code>&lt;b&gt;</code>');
});

it('draws a list inside an item of a list', () => {
  expect(drawn('- a\n  1. b\n     - c\n- d')).toBe(
    '<ul><li>a<ol start="1"><li>b<ul><li>c</li></ul></li></ol></li><li>d</li></ul>',
  );
});

it('joins the lines of a paragraph, and parts paragraphs by empty lines', () => {
  expect(drawn('One\ntwo.\n\n  Three.')).toBe('<p>One two.</p><p>Three.</p>');
});

it('loses nothing after a line of many marks', () => {
  const html = drawn(`Before\n\n${'- '.repeat(40)}cut here\n\n${'> '.repeat(40)}said\n\nAfter`);
  for (const text of ['Before', 'cut here', 'said', '<p>After</p>']) expect(html).toContain(text);
});

it('reads a link or an image without a label by its address', () => {
  expect(drawn('[](https://a.example/b)')).toBe(
    '<p><a href="https://a.example/b">https://a.example/b</a></p>',
  );
  expect(drawn('![ ](https://a.example/b.png)')).toBe(
    '<p><a href="https://a.example/b.png">https://a.example/b.png</a></p>',
  );
});

it('takes an indented paragraph for a paragraph', () => {
  expect(drawn('One.\n\n    Two.\n\n\tThree.')).toBe('<p>One.</p><p>Two.</p><p>Three.</p>');
});

it('puts headings below the two that the page has, and skips no level', () => {
  expect(drawn('# A\n## B\n#### C\n## D')).toBe('<h3>A</h3><h4>B</h4><h5>C</h5><h4>D</h4>');
  expect(drawn('### A\n### B\n# C')).toBe('<h3>A</h3><h3>B</h3><h3>C</h3>');
});

it('leaves everything inside a fence as it is, even when it is not closed', () => {
  expect(drawn('```js\n# not a heading\n\n- nor a list\n```\nAfter')).toBe(
    '<div><pre><code># not a heading\n\n- nor a list</code></pre></div><p>After</p>',
  );
  expect(drawn('```\nopen')).toBe('<div><pre><code>open</code></pre></div>');
});

it('draws lists of both kinds, quotes and tables', () => {
  expect(drawn('You need:\n- a\n  goes on\n- b\n\n3. three\n4. four')).toBe(
    '<p>You need:</p><ul><li>a goes on</li><li>b</li></ul><ol start="3"><li>three</li><li>four</li></ol>',
  );
  expect(drawn('> Said\n> so.')).toBe('<blockquote><p>Said so.</p></blockquote>');
  expect(drawn('| a |\n|---|\n| b |')).toBe(
    '<div><table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table></div>',
  );
});

it('draws a link by reference, and not what it refers to', () => {
  expect(drawn('[a][b] and <https://a.example>\n\n[b]: https://a.example/b')).toBe(
    '<p><a href="https://a.example/b">a</a> and <a href="https://a.example/">https://a.example</a></p>',
  );
});

it('loads no image: the address of one is a link', () => {
  const link = '<a href="https://a.example/b.png">a loaf</a>';
  expect(drawn('![a loaf](https://a.example/b.png)')).toBe(`<p>${link}</p>`);
  expect(drawn('Look: ![a *loaf*][b]!\n\n[b]: https://a.example/b.png')).toBe(`<p>Look: ${link}!</p>`);
  expect(drawn('![a `loaf`](https://a.example/b.png "Baked")')).toBe(`<p>${link}</p>`);
});

it('draws a picture inside a link as its words, or the address where the link leads', () => {
  const link = '<a href="https://a.example/">';
  expect(drawn('[![a loaf](https://a.example/b.png)](https://a.example)')).toBe(`<p>${link}a loaf</a></p>`);
  expect(drawn('[![](https://a.example/b.png)](https://a.example)')).toBe(
    `<p>${link}https://a.example/</a></p>`,
  );
  expect(drawn('![![a](https://a.example/c.png) [b](https://a.example/d)](https://a.example/)')).toBe(
    `<p>${link}a b</a></p>`,
  );
});

it('leaves a mark before a link that is not one of a picture', () => {
  const link = '<a href="https://a.example/">a</a>';
  expect(drawn('Now! [a](https://a.example)')).toBe(`<p>Now! ${link}</p>`);
  expect(drawn('\\![a](https://a.example)')).toBe(`<p>!${link}</p>`);
});

it('opens a link in a page of its own, which learns nothing of the lesson', () => {
  expect(renderToStaticMarkup(<MarkdownText source="[a](https://a.example)" />)).toMatch(
    /<a href="https:\/\/a.example\/" target="_blank" rel="noopener noreferrer nofollow"/,
  );
});

it.each([
  '[x](javascript:alert(1))',
  '![x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,hi)',
  '[x](//evil.example)',
  '[x](/login)',
  '[x](https://)',
  '[x](mailto:a@b.example)',
  '<javascript:alert(1)>',
  '<mailto:a@b.example>',
  '[x][y]\n\n[y]: javascript:alert(1)',
])('makes no link of %s', (source) => {
  expect(drawn(source)).not.toContain('<a');
});

it.each(['2 * 3 * 4', 'snake_case_name', 'an * alone', '**', '`', '[x]', 'a `` b', '[a](b'])(
  'leaves %j as it was written',
  (source) => {
    expect(drawn(`${source}`)).toBe(`<p>${source}</p>`);
  },
);

it('keeps Bengali letters whole and names their language', () => {
  expect(renderToStaticMarkup(<MarkdownText source="**বাংলা** লেখা" />)).toMatch(
    /lang="bn".*<strong[^>]*>বাংলা<\/strong> লেখা/,
  );
});
