import type { languageNames } from '../interface/languages.ts';
import type { catalogueCategories, courseFormCategories } from './categories.ts';

type CategoryName = (typeof catalogueCategories | typeof courseFormCategories)[number]['name'];

/**
 * What screens call the categories in other languages than English, for the search: a course keeps the English name alone.
 * Apart from the lists, as no screen reads it: theirs are in the catalogues of `web/locales`.
 */
export const translatedCategoryNames: Readonly<
  Record<Exclude<keyof typeof languageNames, 'en'>, Readonly<Record<CategoryName, string>>>
> = {
  bn: {
    Programming: 'প্রোগ্রামিং',
    'Data Science': 'ডেটা সায়েন্স',
    'Machine Learning': 'মেশিন লার্নিং',
    'Web Development': 'ওয়েব ডেভেলপমেন্ট',
    'Mobile Development': 'মোবাইল ডেভেলপমেন্ট',
    DevOps: 'ডেভঅপস',
    Design: 'ডিজাইন',
    Business: 'ব্যবসা',
    Cybersecurity: 'সাইবার নিরাপত্তা',
    'Cloud Computing': 'ক্লাউড কম্পিউটিং',
  },
};
