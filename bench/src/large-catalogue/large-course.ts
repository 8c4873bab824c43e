import { hash } from 'node:crypto';
import { catalogueCategories } from '@academy/contract/courses/categories.ts';
import { difficulties } from '@academy/contract/courses/difficulty.ts';
import * as words from './vocabulary.ts';

interface CourseText {
  readonly title: string;
  readonly description: string;
  readonly instructor: string;
  readonly language: string;
  readonly what_you_will_learn: readonly string[];
}

interface TextOptions {
  readonly random: PseudoRandom;
  readonly category: words.CatalogueCategory;
  readonly rare: readonly string[];
}

/** A row of courses, named as the columns are: it goes to the database as JSON. */
interface LargeCourseRow extends CourseText {
  readonly id: string;
  readonly category: string;
  readonly price: number | null;
  readonly rating: number | null;
  readonly difficulty: string | null;
  readonly total_duration: string | null;
  readonly is_new: boolean;
  readonly is_bestseller: boolean;
  readonly is_featured: boolean;
  readonly published_at: string;
}

const BENGALI_SHARE = 0.15;
/** Older than any demo course, which so stays on the first page. */
const NEWEST_MS = Date.UTC(2020, 0, 1);
const MINUTES_APART = 7;

/** A UUID of version 8 that follows from the number. */
export function largeCourseId(number: number): string {
  return hash('md5', `large catalogue ${number}`).replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    '$1-$2-8$3-8$4-$5',
  );
}

/** The course of that number: always the same one. */
export function largeCourse(number: number): LargeCourseRow {
  const random = pseudoRandom(`large catalogue ${number}`);
  const category = pick(random, catalogueCategories).name;
  const writeText = random() < BENGALI_SHARE ? bengaliText : englishText;
  return {
    id: largeCourseId(number),
    ...writeText({ random, category, rare: rareWords(number) }),
    category,
    price: random() < 0.25 ? null : Math.ceil(random() * 90) + pick(random, [0, 0.5, 0.99]),
    rating: random() < 0.1 ? null : Math.round(30 + random() * 20) / 10,
    difficulty: pick(random, [...difficulties, null]),
    total_duration: pick(random, [null, '2 hours', '4 hours', '12 hours']),
    is_new: random() < 0.1,
    is_bestseller: random() < 0.05,
    is_featured: random() < 0.05,
    published_at: new Date(NEWEST_MS - number * MINUTES_APART * 60_000).toISOString(),
  };
}

function englishText({ random, category, rare }: TextOptions): CourseText {
  const topic = pick(random, words.topics[category]);
  const audience = pick(random, words.audiences);
  const project = projectName(random);
  const verb = pick(random, words.verbs);
  const title = pick(random, [
    `${topic} for ${audience}`,
    `${topic}: ${pick(random, words.promises)}`,
    `Practical ${topic}`,
    `${topic} from Scratch`,
    `Learn ${topic} with ${project}`,
  ]);
  const description = [
    `Learn ${topic} in practice: this course lets you ${verb} ${project}, ${withArticle(pick(random, words.qualities))} application for ${withArticle(pick(random, words.things))}.`,
    `Written for ${audience.toLowerCase()} who want to ${pick(random, words.verbs)} and ${pick(random, words.verbs)} something ${pick(random, words.qualities)} every day.`,
    ...rare.map((word) => `With a chapter on ${word}.`),
  ];
  return {
    title,
    description: description.join(' '),
    instructor: `${pick(random, words.firstNames)} ${pick(random, words.lastNames)}`,
    language: 'English',
    what_you_will_learn: [`The ideas behind ${topic}`, `How to ${verb} a project of your own`],
  };
}

function bengaliText({ random, category, rare }: TextOptions): CourseText {
  const topic = pick(random, words.bengaliTopics[category]);
  const title = pick(random, [
    `সহজ ভাষায় ${topic}`,
    `শূন্য থেকে ${topic}`,
    `${topic}: ধাপে ধাপে`,
    `নতুনদের জন্য ${topic}`,
    `হাতে-কলমে ${topic}`,
  ]);
  const description = [
    `এই কোর্সে উদাহরণ ও অনুশীলনের মাধ্যমে ${topic} শিখুন। শেষে ${projectName(random)} নামে নিজের একটি প্রকল্প তৈরি করবেন।`,
    ...rare.map((word) => `সঙ্গে ${word} নিয়ে একটি অধ্যায়।`),
  ];
  return {
    title,
    description: description.join(' '),
    instructor: pick(random, words.bengaliNames),
    language: 'Bengali',
    what_you_will_learn: [`${topic} বিষয়ের মূল ধারণা`, 'নিজের একটি প্রকল্প শেষ করা'],
  };
}

/** Words that a measurement can search for, knowing how many courses it must find. */
function rareWords(number: number): string[] {
  const rare: string[] = [];
  const unique = words.uniqueWords[(number / 10_000) % words.uniqueWords.length];
  if (number % 10_000 === 0 && unique !== undefined) rare.push(unique);
  if (number % 20_000 === 7) rare.push(words.handfulWord);
  return rare;
}

function withArticle(noun: string): string {
  return /^([aeiou]|honest)/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

function projectName(random: PseudoRandom): string {
  const [first = '', ...rest] = pick(random, words.syllables) + pick(random, words.syllables);
  return first.toUpperCase() + rest.join('') + pick(random, words.syllables);
}

/** Numbers from 0 up to 1 that look random and are the same for the same seed on every machine. */
type PseudoRandom = () => number;

function pseudoRandom(seed: string): PseudoRandom {
  let count = 0;
  return () => {
    count += 1;
    return hash('sha256', `${seed} ${count}`, 'buffer').readUInt32LE(0) / 2 ** 32;
  };
}

function pick<T>(random: PseudoRandom, list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new RangeError('There is nothing to pick from.');
  return picked;
}
