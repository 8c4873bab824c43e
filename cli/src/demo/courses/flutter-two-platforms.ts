import type { DemoCourse } from '../demo-course.ts';

/** Announced and open for enrollment, its content still to come: shows what a course without content looks like. */
export const flutterTwoPlatforms: DemoCourse = {
  key: 'flutter-two-platforms',
  author: 'priya',
  title: 'Flutter: One Code Base, Two Platforms',
  description:
    'Build an application once and bring it to Android and iOS. The course is being recorded; enroll now and the first lessons will be waiting for you.',
  category: 'Mobile Development',
  price: null,
  rating: null,
  language: 'English',
  difficulty: null,
  totalDuration: null,
  badges: ['new'],
  whatYouWillLearn: [],
  requirements: ['Some experience with any programming language'],
  targetAudience: [],
  status: 'published',
  publishedDaysAgo: 48,
  updatedDaysAgo: 2,
  popularity: 0.1,
  modules: [],
};
