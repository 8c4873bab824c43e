/** Words that a question needs to be one, and that say little about what is asked. Folded. */
import { bengaliFunctionVerbs } from './bengali-function-verbs.ts';
import { foldText } from './fold-words.ts';
import { requestWords } from './request-words.ts';

/** Of grammar: a search that has other words leaves them away. */
const fillers = `a about actually also an and any are as at be been being but by can could did do does doing don't done each else for from get gets give
  given go got had has have having he her here hers him his how i i'm if in into is isn't it it's its just like many may me might more most
  much must my need no not now of on one only or other our really she should so some somebody someone something such than
  that that's the their them then there these they this those to too us very was we were what what's when where whether which while who whom
  whose why will with would yes you your again

  কি কী কে কেন কেনো কীভাবে কিভাবে কেমন কোন কোনটি কোনটা কখন কোথায় কত কতটা কতটুকু কতক্ষণ কয়টি কয়টা কার কাকে কীসের কিসের কীসে কিসে এই এটি এটা
  এর এতে এবং ও আর আবার আমি আমরা আমার আমাদের আপনি আপনার তুমি তোমার সে তার তাকে তারা তাদের তা তাই তো না নয় নেই হয় হয়ে হবে হলে হতে হচ্ছে হল
  হলো হয়েছে হওয়া ছিল আছে থাকে থাকা করা করে করি করতে করব করবেন করবো করুন করলে করার করেন কর করেছেন করেছে যে যা যায় যাবে যেতে যদি যখন তখন তবে
  তাহলে তারপর জন্য জন্যে মধ্যে থেকে দিয়ে দিকে সাথে সঙ্গে পর্যন্ত মতো মত বলে বলা বলেন বলেছেন বলতে কিছু কোনো একটি একটা এখানে সেখানে ওই সেই সেটা
  সেটি ওটা কাছে শুধু খুব বেশি লাগে লাগবে উচিত চাই চান পারি পারে পারেন পারব নিয়ে কিন্তু অথবা বা অথচ যেন কেউ যেটা যেটি যাতে দেয় দেওয়া নেওয়া
  নেয় রাখা রাখে দিতে নিতে রাখতে কবে কই কারা কাদের আমাকে আমায় আমাদেরকে তোমরা তোমাকে তোমায় তোমাদের আপনারা আপনাকে আপনাদের তুই তোর তোকে ও ওর
  ওকে ওরা ওদের এরা এদের একে উনি উনার ওনার এমন তেমন যেমন এখন আরও আরো অনেক একটু নাকি কিনা নাই সম্পর্কে`;

/** Of what people say around a subject; in a search they may be the subject. */
const aroundSubjects = `bit up down off out over once ever exactly explain kind know let long look lot made often make mean means own part people please said same say says show sort still take
  talk teach tell thing things use used using want way well lesson video course film teacher instructor speaker lecture teaches taught
  lecturer courses lessons videos mention mentioned recommend suggest according another anything because call called come before after able
  example examples meaning definition pls plz bro sir madam hi hello hey

  বোঝায় মানে সব এক উপর উপরে নিচে আগে পরে পাঠে পাঠ ভিডিও ভিডিওতে কোর্স কোর্সে শিক্ষক দরকার কাজ কারণ উদাহরণ সংজ্ঞা প্লিজ ভাই ভাইয়া স্যার আপু`;

const foldedWords = (words: string, more: readonly string[]) =>
  new Set([...words.trim().split(/\s+/), ...more].map(foldText));
const fillerWords = foldedWords(fillers, bengaliFunctionVerbs);
const functionWords = foldedWords(`${fillers} ${aroundSubjects}`, [...bengaliFunctionVerbs, ...requestWords]);

export function isFunctionWord(folded: string): boolean {
  return functionWords.has(folded);
}

export function isFillerWord(folded: string): boolean {
  return fillerWords.has(folded);
}
