/** What a page says of itself to search engines, and to who is sent a link to it. */
import { alpanaPath, shareSize } from '@academy/contract/courses/alpana.ts';
import type { Course } from '@academy/contract/courses/course.ts';
import { hueOfCategory } from '@academy/contract/courses/hues.ts';
import {
  defaultLanguage,
  type Language,
  languageParameter,
  offeredLanguages,
} from '@academy/contract/interface/languages.ts';
import { schoolName } from '@/lib/school.ts';
import { jsonBlock, type PageTag } from './page-document.ts';

interface PageFacts {
  readonly title: string;
  readonly origin: string;
  /** Path and query that mean this page, without what only says how a reader came to it. */
  readonly address: string;
  readonly language: Language;
  readonly description: string | undefined;
  readonly course: Course | undefined;
  /** Whether others may find it: private pages and refusals are not listed. */
  readonly listed: boolean;
}

/** As many letters as search engines and chats show. */
const descriptionLength = 200;

export function pageHead(facts: PageFacts): PageTag[] {
  const { title, origin, address, language, course, listed } = facts;
  const description = course ? courseDescription(course) : facts.description;
  const about = [
    { tag: 'title', text: title },
    ...(description === undefined ? [] : [meta('description', description)]),
  ] satisfies PageTag[];
  if (!listed) return [...about, meta('robots', 'noindex')];
  const url = inLanguage(origin + address, language);
  const picture = course ? sharePicture(course, origin) : undefined;
  return [
    ...about,
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...offeredLanguages.map((hreflang) =>
      alternate(hreflang, `${languageParameter}=${hreflang}`, origin + address),
    ),
    alternate('x-default', '', origin + address),
    property('og:locale', language.replace('-', '_')),
    property('og:site_name', schoolName()),
    property('og:type', 'website'),
    property('og:title', title),
    ...(description === undefined ? [] : [property('og:description', description)]),
    property('og:url', url),
    ...(picture === undefined
      ? []
      : [property('og:image', picture), property('og:image:alt', course?.title ?? '')]),
    // A chat shows a picture of a known size at once, and another after it has measured it.
    ...(course && !course.thumbnailUrl
      ? [
          property('og:image:width', String(shareSize.width)),
          property('og:image:height', String(shareSize.height)),
        ]
      : []),
    meta('twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
    ...(course
      ? [jsonBlock(courseData(course, { url, origin, picture }), { type: 'application/ld+json' })]
      : []),
  ];
}

/** The address of a page in a language: English pages have the plain one. */
function inLanguage(url: string, language: Language): string {
  return language === defaultLanguage ? url : withQuery(url, `${languageParameter}=${language}`);
}

const withQuery = (url: string, query: string) => `${url}${url.includes('?') ? '&' : '?'}${query}`;

const alternate = (hreflang: string, query: string, url: string): PageTag => ({
  tag: 'link',
  attributes: { rel: 'alternate', hreflang, href: query === '' ? url : withQuery(url, query) },
});

const meta = (name: string, content: string): PageTag => ({ tag: 'meta', attributes: { name, content } });

const property = (name: string, content: string): PageTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});

/** The first words of a course's own text, ended at a word. */
function courseDescription({ description, title }: Course): string {
  const text = description.replace(/\s+/gu, ' ').trim() || title;
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength);
  const end = cut.lastIndexOf(' ');
  // Never in the middle of a letter that takes two places.
  return `${(end > 0 ? cut.slice(0, end) : cut).toWellFormed().replace(/\uFFFD$/u, '')}…`;
}

/** The course's own picture; without one, what the server paints for it. */
function sharePicture({ _id: courseId, category, thumbnailUrl }: Course, origin: string): string {
  const painted = alpanaPath({ kind: 'share', hue: hueOfCategory(category), courseId });
  return new URL(thumbnailUrl || painted, origin).href;
}

interface CourseDataOptions {
  readonly url: string;
  readonly origin: string;
  readonly picture: string | undefined;
}

/** The course as schema.org describes one. */
function courseData(course: Course, { url, origin, picture }: CourseDataOptions) {
  const price = course.price ?? 0;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: courseDescription(course),
    url,
    ...(picture === undefined ? {} : { image: picture }),
    ...(course.language === null ? {} : { inLanguage: course.language }),
    provider: { '@type': 'Organization', name: schoolName(), url: origin },
    offers: {
      '@type': 'Offer',
      category: price === 0 ? 'Free' : 'Paid',
      price,
      priceCurrency: 'USD',
      url,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      instructor: { '@type': 'Person', name: course.instructor },
    },
    ...(course.rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: course.rating,
            bestRating: 5,
            ...(course.reviewCount === undefined ? {} : { reviewCount: course.reviewCount }),
          },
        }),
  };
}
