import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const drawn = (source: string) =>
  renderToStaticMarkup(<Markdown source={source} />)
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

it.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,hi)',
  '[x](//evil.example)',
  '[x](/login)',
  '[x](https://)',
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
  expect(renderToStaticMarkup(<Markdown source="**বাংলা** লেখা" />)).toMatch(
    /lang="bn".*<strong[^>]*>বাংলা<\/strong> লেখা/,
  );
});
