/** The pages that visitors see, and what each is drawn from. */
import type { Course } from '@academy/contract/courses/course.ts';
import { catalogue } from '@academy/contract/courses/course-constants.ts';
import type { Language } from '@academy/contract/interface/languages.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import type { SchoolPageName } from '@academy/contract/school-pages/school-page-names.ts';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { certificateQuery } from '@/api/certificates.ts';
import { courseQuery, coursesQuery } from '@/api/courses.ts';
import { curriculumQuery } from '@/api/curriculum.ts';
import { otherCoursesQuery } from '@/api/other-courses.ts';
import { schoolPageQuery } from '@/api/school-pages.ts';
import { stringifyPlainSearch } from '@/app/plain-search.ts';
import { listQueryOf, parseCatalogueSearch } from '@/features/courses/catalogue-search.ts';

export interface PageAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
  readonly language: Language;
}

interface PublicPage {
  /** Its code is named in the page, so that it comes with the app's and not after it. The catalogue's is part of the app's. */
  readonly module?: string;
  /** Loads what the page shows. */
  readonly load?: (queryClient: QueryClient, address: PageAddress) => Promise<unknown>;
  /** Known once it is loaded. */
  readonly course?: (queryClient: QueryClient, address: PageAddress) => Course | undefined;
  /** For who has its address alone: search engines are asked to leave it out. */
  readonly unlisted?: boolean;
  /** The part of the query that makes it a page of its own; without, only the path does. */
  readonly canonicalQuery?: (address: PageAddress) => string;
  /** For who reads the page as a search result or behind a link, in the language that it is read in. A course describes itself. */
  readonly description?: string;
}

const courseIdOf = ({ params }: PageAddress): string => params['courseId'] ?? '';

const course = (queryClient: QueryClient, address: PageAddress) =>
  queryClient.getQueryData(courseQuery(courseIdOf(address)).queryKey);

const schoolPage = (page: SchoolPageName): PublicPage => ({
  module: 'src/app/routes/school-page.tsx',
  load: (queryClient, { language }) => queryClient.prefetchQuery(schoolPageQuery(page, language)),
});

export const publicPages: Readonly<Partial<Record<string, PublicPage>>> = {
  [webRoutes.home]: {
    module: 'src/app/routes/home.tsx',
    load: (queryClient) => queryClient.prefetchQuery(coursesQuery({ limit: catalogue.homeLimit })),
    get description() {
      return t`Learn at your own pace: courses made of short video lessons, with notes, quizzes and your progress kept.`;
    },
  },
  [webRoutes.courses]: {
    load: async (queryClient, { search }) => {
      const wanted = parseCatalogueSearch(search);
      if (wanted.filter === undefined) await queryClient.prefetchQuery(coursesQuery(listQueryOf(wanted)));
    },
    canonicalQuery: ({ search }) => {
      const { categoryId } = parseCatalogueSearch(search);
      return stringifyPlainSearch({ categoryId });
    },
    get description() {
      return t`All courses of the academy, by topic, title and instructor.`;
    },
  },
  [webRoutes.course]: {
    module: 'src/app/routes/course-detail.tsx',
    load: (queryClient, address) =>
      Promise.all([
        queryClient.prefetchQuery(courseQuery(courseIdOf(address))),
        queryClient.prefetchQuery(curriculumQuery(courseIdOf(address))),
        queryClient.prefetchQuery(otherCoursesQuery(courseIdOf(address))),
      ]),
    course,
  },
  [webRoutes.enroll]: {
    module: 'src/app/routes/course-enroll.tsx',
    load: (queryClient, address) => queryClient.prefetchQuery(courseQuery(courseIdOf(address))),
    course,
  },
  [webRoutes.faq]: {
    module: 'src/app/routes/faq.tsx',
    get description() {
      return t`Short answers about enrolling, paying, learning and getting help.`;
    },
  },
  [webRoutes.certificate]: {
    module: 'src/app/routes/certificate.tsx',
    load: (queryClient, { params }) =>
      queryClient.prefetchQuery(certificateQuery(params['certificateId'] ?? '')),
    unlisted: true,
  },
  [webRoutes.verifyCertificate]: {
    module: 'src/app/routes/verify-certificate.tsx',
    get description() {
      return t`Check whether a certificate was signed by this academy and never changed.`;
    },
  },
  [webRoutes.terms]: {
    ...schoolPage('terms'),
    get description() {
      return t`What holds between this academy and those who learn and teach here.`;
    },
  },
  [webRoutes.privacy]: {
    ...schoolPage('privacy'),
    get description() {
      return t`What this academy stores about you, who sees it, and which cookies it sets.`;
    },
  },
  [webRoutes.about]: {
    ...schoolPage('about'),
    get description() {
      return t`Who runs this academy, and what it is for.`;
    },
  },
  [webRoutes.login]: {
    module: 'src/app/routes/sign-in.tsx',
    get description() {
      return t`Sign in and go on where you left off.`;
    },
  },
  [webRoutes.register]: {
    module: 'src/app/routes/sign-in.tsx',
    get description() {
      return t`One account for everything you learn here.`;
    },
  },
};
