import { t } from '@lingui/core/macro';
import { isOneErrorApart } from './one-error-apart.ts';

export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
}

export const faqEntries = (): readonly FaqEntry[] => [
  {
    id: 'enrolling',
    question: t`How do I enroll in a course?`,
    answer: t`Open the course you like and choose Enroll. If you are not signed in yet, you will be asked to continue with your Google account first. The course then appears under My Courses on your home page, and you can start the first lesson at once.`,
  },
  {
    id: 'payment-methods',
    question: t`What payment methods do you accept?`,
    answer: t`Nothing is charged on this site when you enroll, and it never asks for a card. Prices are shown in US dollars; where a course shows one, the academy tells you how it is paid. A course marked FREE costs nothing at all.`,
  },
  {
    id: 'mobile-access',
    question: t`Can I learn on my phone or tablet?`,
    answer: t`Yes. Every page and every lesson works in the browser of your phone or tablet; there is nothing to install. The video adapts to your connection, and your progress is the same on all your devices.`,
  },
  {
    id: 'lifetime-access',
    question: t`How long do I have access to a course?`,
    answer: t`For life. Once you are enrolled, the course stays yours: you can take a break, come back whenever it suits you and watch each lesson as often as you need, later additions included.`,
  },
  {
    id: 'certificates',
    question: t`Do I receive a certificate when I finish?`,
    answer: t`Yes. When you have completed every lesson of a course, you receive a certificate of completion. You find it in your profile under Certificates and can share it with an employer or a school.`,
  },
  {
    id: 'refunds',
    question: t`What is your refund policy?`,
    answer: t`You can ask for a full refund within 30 days of buying a course, as long as you have completed less than 30% of it. The money goes back to you, however you paid.`,
  },
  {
    id: 'offline-downloads',
    question: t`Can I download lessons and watch them offline?`,
    answer: t`Video lessons are streamed and cannot be downloaded, so you need a connection to watch them. Slides, exercise files and other resources that an instructor adds to a lesson can be saved and used offline.`,
  },
  {
    id: 'contacting-instructors',
    question: t`How do I contact an instructor?`,
    answer: t`Instructors who wish to be written to say how in the instructor section of the course page. They usually answer within 1 to 3 business days. For a quick question about a lesson, the AI Assistant beside the video is there at any hour.`,
  },
];

const plain = (text: string): string =>
  text.normalize('NFKC').toLocaleLowerCase().replace(/\s+/gu, ' ').trim();

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Shorter words have too many neighbours. */
const FEWEST_LETTERS = 4;

/**
 * Entries that hold the words somewhere in question or answer; an empty search holds everything. Where there are none, a word
 * may have a typing error.
 */
export function filterFaq(entries: readonly FaqEntry[], search: string): readonly FaqEntry[] {
  const wanted = plain(search);
  const texts = entries.map((entry) => ({ entry, text: plain(`${entry.question} ${entry.answer}`) }));
  const exact = texts.filter(({ text }) => text.includes(wanted));
  const words = wordsOf(wanted);
  const found =
    exact.length > 0 || words.length === 0
      ? exact
      : texts.filter(({ text }) => words.every((word) => text.includes(word) || isMistyped(word, text)));
  return found.map(({ entry }) => entry);
}

function isMistyped(word: string, text: string): boolean {
  return word.length >= FEWEST_LETTERS && wordsOf(text).some((other) => isOneErrorApart(word, other));
}
