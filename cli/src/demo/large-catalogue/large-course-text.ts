import { type PseudoRandom, pick } from '../pseudo-random.ts';
import * as words from './vocabulary.ts';

export interface LargeCourseText {
  readonly title: string;
  readonly description: string;
  readonly instructor: string;
  readonly language: string;
  readonly what_you_will_learn: readonly string[];
}

export interface TextOptions {
  readonly random: PseudoRandom;
  readonly category: words.CatalogueCategory;
  readonly rare: readonly string[];
}

export function englishText({ random, category, rare }: TextOptions): LargeCourseText {
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

export function bengaliText({ random, category, rare }: TextOptions): LargeCourseText {
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
export function rareWords(number: number): string[] {
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
