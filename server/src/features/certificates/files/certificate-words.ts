/** The words on the PDF of a certificate. The web app has its own catalogues, which the server does not read. */
import type { languageNames } from '@academy/contract/interface/languages.ts';

/** Those that people are offered. */
export type PdfLanguage = keyof typeof languageNames;

export interface CertificateWords {
  readonly title: string;
  readonly certifies: string;
  readonly finished: string;
  readonly by: (creator: string) => string;
  readonly lessons: (lessons: string) => string;
  readonly mark: (score: string, passMark: string) => string;
  readonly issued: (date: string) => string;
  readonly check: string;
  readonly attached: string;
}

export const certificateWords: Readonly<Record<PdfLanguage, CertificateWords>> = {
  en: {
    title: 'Certificate',
    certifies: 'This certifies that',
    finished: 'has completed the course',
    by: (creator) => `by ${creator}`,
    lessons: (lessons) =>
      lessons === '1' ? 'Its one lesson was opened.' : `All ${lessons} lessons were opened.`,
    mark: (score, passMark) => `${score}% of the questions were answered right; ${passMark}% were asked for.`,
    issued: (date) => `Issued on ${date}`,
    check: 'Check this certificate at',
    attached: 'The signed credential is attached to this file.',
  },
  bn: {
    title: 'সনদ',
    certifies: 'এই মর্মে প্রত্যয়ন করা যাচ্ছে যে',
    finished: 'এই কোর্সটি সম্পন্ন করেছেন',
    by: (creator) => `নির্মাতা: ${creator}`,
    lessons: (lessons) => `${lessons}টি পাঠের সবগুলো খোলা হয়েছে।`,
    mark: (score, passMark) => `${score}% প্রশ্নের উত্তর সঠিক হয়েছে; প্রয়োজন ছিল ${passMark}%।`,
    issued: (date) => `প্রদানের তারিখ: ${date}`,
    check: 'সনদটি এখানে যাচাই করুন',
    attached: 'স্বাক্ষরিত সনদটি এই ফাইলের সঙ্গে যুক্ত আছে।',
  },
};
