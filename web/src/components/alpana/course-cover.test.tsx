import { alpanaPath } from '@academy/contract/courses/alpana.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CourseCover } from './course-cover.tsx';

const course = { courseId: '0190a5c2-0000-7000-8000-000000000000', category: 'Design' };

it('is painted from the id and the category, and has its place before it is there', () => {
  const html = renderToStaticMarkup(<CourseCover {...course} />);
  expect(html).toContain(
    `src="${alpanaPath({ kind: 'cover', hue: 'rose', courseId: '0190a5c2-0000-7000-8000-000000000000' })}"`,
  );
  expect(html).toContain('width="640" height="360"');
});

it('is the own picture of a course that has one', () => {
  const html = renderToStaticMarkup(<CourseCover {...course} src="/api/covers/1/2.jpg" />);
  expect(html).toContain('src="/api/covers/1/2.jpg"');
  expect(html).not.toContain('alpana');
});

it('is fetched first on the first screen, and elsewhere when it comes near', () => {
  expect(renderToStaticMarkup(<CourseCover {...course} priority />)).toContain('fetchPriority="high"');
  expect(renderToStaticMarkup(<CourseCover {...course} priority />)).not.toContain('lazy');
  expect(renderToStaticMarkup(<CourseCover {...course} />)).toContain('loading="lazy" decoding="async"');
});
