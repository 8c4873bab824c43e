import type { languageNames } from '../interface/languages.ts';
import type { Difficulty } from './difficulty.ts';

/** What a course can be looked for by besides its words: its level, or that it costs nothing. */
export type CourseFilter = Difficulty | 'free';

/**
 * What people call levels and what is free, for the search: first as screens of the language do, then in other forms. Apart
 * from `difficulty.ts`, as no screen reads it.
 */
export const filterNames: Readonly<
  Record<keyof typeof languageNames, Readonly<Record<CourseFilter, readonly [string, ...string[]]>>>
> = {
  en: {
    beginner: ['Beginner', 'Beginners', "Beginner's", "Beginners'"],
    intermediate: ['Intermediate', 'Intermediates'],
    advanced: ['Advanced'],
    'all-levels': ['All Levels', 'All Level', 'All-Levels', 'Every Level'],
    free: ['FREE'],
  },
  bn: {
    beginner: [
      'প্রাথমিক',
      'শিক্ষানবিস',
      'শিক্ষানবিসদের',
      'শিক্ষানবিশ',
      'শিক্ষানবিশদের',
      'নতুনদের',
      'বিগিনার',
      'বিগিনারদের',
    ],
    intermediate: ['মাঝারি', 'মধ্যম', 'ইন্টারমিডিয়েট'],
    advanced: ['উচ্চতর', 'অ্যাডভান্সড', 'অ্যাডভান্স'],
    'all-levels': ['সব স্তর', 'সব স্তরের'],
    free: ['বিনামূল্যে', 'বিনামূল্যের', 'বিনা মূল্যে', 'বিনা মূল্যের', 'ফ্রি'],
  },
};
