import { alpanaPath } from '@academy/contract/courses/alpana.ts';
import { describe, expect, it } from 'vitest';
import { sampleCourse } from '@/lib/testing/sample-data.ts';
import type { PageTag } from './page-document.ts';
import { pageHead } from './page-head.ts';

const page = {
  title: 'Weaving · Academy',
  origin: 'https://learn.example.org',
  address: '/course/1',
  language: 'en' as const,
  description: undefined,
  course: undefined,
  listed: true,
};

/** What a reader of the head finds under a name. */
function said(tags: readonly PageTag[], name: string): string | undefined {
  const tag = tags.find(
    ({ attributes = {} }) => attributes['name'] === name || attributes['property'] === name,
  );
  return tag?.attributes?.['content'];
}

function courseData(tags: readonly PageTag[]): Record<string, unknown> {
  const block = tags.find(({ attributes }) => attributes?.['type'] === 'application/ld+json');
  return JSON.parse(block?.text ?? '{}');
}

describe('the head of a page in two languages', () => {
  const links = (tags: readonly PageTag[]) =>
    tags.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes);

  it('leads to itself in each language, and to the address that asks the browser', () => {
    const tags = links(pageHead({ ...page, address: '/courses?categoryId=2' }));
    const address = 'https://learn.example.org/courses?categoryId=2';
    expect(tags).toEqual([
      { rel: 'canonical', href: address },
      { rel: 'alternate', hreflang: 'en', href: `${address}&lang=en` },
      { rel: 'alternate', hreflang: 'bn', href: `${address}&lang=bn` },
      { rel: 'alternate', hreflang: 'x-default', href: address },
    ]);
  });

  it('means itself in Bengali by an address of its own', () => {
    const [canonical] = links(pageHead({ ...page, language: 'bn' }));
    expect(canonical).toEqual({ rel: 'canonical', href: 'https://learn.example.org/course/1?lang=bn' });
  });

  it('leads nowhere from a page that is not listed', () => {
    expect(links(pageHead({ ...page, listed: false }))).toEqual([]);
  });
});

describe('the head of a course page', () => {
  it('names the course, its address and its picture, for search engines and chats', () => {
    const course = sampleCourse({ thumbnailUrl: '/api/covers/1/2.jpg' });
    const tags = pageHead({ ...page, course });
    expect(tags[0]).toEqual({ tag: 'title', text: 'Weaving · Academy' });
    expect(said(tags, 'description')).toBe(course.description);
    expect(said(tags, 'og:url')).toBe('https://learn.example.org/course/1');
    expect(said(tags, 'og:image')).toBe('https://learn.example.org/api/covers/1/2.jpg');
    expect(said(tags, 'twitter:card')).toBe('summary_large_image');
    expect(tags).toContainEqual({
      tag: 'link',
      attributes: { rel: 'canonical', href: 'https://learn.example.org/course/1' },
    });
  });

  it('has a painted picture for a course without one of its own, and says how large it is', () => {
    const course = sampleCourse({ thumbnailUrl: null, category: 'Design' });
    const tags = pageHead({ ...page, course });
    const path = alpanaPath({ kind: 'share', hue: 'rose', courseId: course._id });
    expect(said(tags, 'og:image')).toBe(`https://learn.example.org${path}`);
    expect(said(tags, 'og:image:width')).toBe('1200');
    expect(said(tags, 'og:image:height')).toBe('630');
    expect(courseData(tags)['image']).toBe(`https://learn.example.org${path}`);
  });

  it('leaves a picture that lies elsewhere where it is', () => {
    const course = sampleCourse({ thumbnailUrl: 'https://pictures.example.com/loom.png' });
    expect(said(pageHead({ ...page, course }), 'og:image')).toBe('https://pictures.example.com/loom.png');
  });

  it('describes the course as schema.org does, with its offer, and with its rating where there is one', () => {
    const paid = courseData(pageHead({ ...page, course: sampleCourse({ price: 25, rating: 4.4 }) }));
    expect(paid).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'Weaving Jamdani by Hand',
      offers: { '@type': 'Offer', price: 25, priceCurrency: 'USD', category: 'Paid' },
      aggregateRating: { ratingValue: 4.4, bestRating: 5 },
    });
    const free = courseData(pageHead({ ...page, course: sampleCourse({ price: null, rating: null }) }));
    expect(free).toMatchObject({ offers: { price: 0, category: 'Free' } });
    expect(free).not.toHaveProperty('aggregateRating');
  });

  it.each([
    ['at a word', `${'loom '.repeat(60)}`, /loom…$/],
    ['without a broken letter, where there is no word', '🧵'.repeat(150), /^(?:🧵)+…$/u],
  ])('cuts a long description %s', (_, description, end) => {
    const text = said(pageHead({ ...page, course: sampleCourse({ description }) }), 'description') ?? '';
    expect(text.length).toBeLessThanOrEqual(201);
    expect(text).toMatch(end);
  });
});

describe('the head of another page', () => {
  it('says what the page is for', () => {
    const tags = pageHead({ ...page, description: 'All courses of the academy.' });
    expect(said(tags, 'og:description')).toBe('All courses of the academy.');
    expect(said(tags, 'twitter:card')).toBe('summary');
    expect(courseData(tags)).toEqual({});
  });

  it('asks not to be listed where it is private or missing, and offers nothing to share', () => {
    const tags = pageHead({ ...page, listed: false });
    expect(said(tags, 'robots')).toBe('noindex');
    expect(said(tags, 'og:title')).toBeUndefined();
  });
});
