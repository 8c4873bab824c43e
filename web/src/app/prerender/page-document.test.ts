import { expect, test } from 'vitest';
import { fillTemplate, jsonBlock } from './page-document.ts';

const template = '<head><!--head--><title>Old</title><!--/head--></head><body><div id="root"></div></body>';
const data = jsonBlock({}, { type: 'application/json' });

test('a page has its own head in place of the built one, and its content in the place of the app', () => {
  const html = fillTemplate(template, {
    head: [{ tag: 'title', text: 'New' }],
    body: '<p>Content</p>',
    data,
    code: [],
  });
  expect(html).toContain('<head><title>New</title></head>');
  expect(html).toContain('<div id="root"><p>Content</p></div>');
  expect(html).not.toContain('Old');
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028', '$& $` $1'])(
  'data that holds %j stays data, and comes out as it went in',
  (text) => {
    const html = fillTemplate(template, {
      head: [],
      body: '',
      data: jsonBlock({ text }, { type: 'application/json' }),
      code: [],
    });
    const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);

test('an attribute cannot be left by a quote, nor a title by a tag', () => {
  const html = fillTemplate(template, {
    head: [
      { tag: 'title', text: '</title><script>' },
      { tag: 'meta', attributes: { name: 'description', content: '"><script>\' &amp;' } },
    ],
    body: '',
    data,
    code: [],
  });
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;&#39; &amp;amp;"');
});

test('a template without a place for the page is an error, and not half a page', () => {
  expect(() => fillTemplate('<div id="root"></div>', { head: [], body: '', data, code: [] })).toThrow(
    /no place/,
  );
});

test('the code of a drawn page waits in a template, that of a frame is fetched at once', () => {
  const code = [{ tag: 'link', attributes: { rel: 'modulepreload', href: '/app.js' } }] as const;
  const link = '<link rel="modulepreload" href="/app.js">';
  const drawn = fillTemplate(template, { head: [], body: '', data, code });
  expect(drawn).toContain(`<template id="page-code">${link}</template>`);
  expect(drawn.split(link)).toHaveLength(2);
  const frame = fillTemplate(template, { head: [], body: '', data: undefined, code });
  expect(frame).toContain(`<head>${link}</head>`);
  expect(frame).not.toContain('<template');
});
