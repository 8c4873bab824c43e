/** Words that a question needs to be one, and that say little about what is asked. Folded. */
import { bengaliFunctionVerbs } from './bengali-function-verbs.ts';
import { foldText } from './fold-words.ts';
import { requestWords } from './request-words.ts';

const english = `a about actually also an and any are as at be been being but by can could did do does doing don't done
  each else ever exactly explain for from get gets give given go got had has have having he her here hers him his how i i'm if in into is isn't it it's its
  just kind know let like long look lot made often make many may me mean means might more most much must my need no not now of off on once one only or other our out over
  own part people please really said same say says she should show so some somebody someone something sort still such take talk teach
  tell than that that's the their them then there these they thing things this those to too us use used using very want was way we
  well were what what's when where whether which while who whom whose why will with would yes you your lesson video course film teacher instructor speaker lecture
  teaches taught lecturer courses lessons videos
  mention mentioned recommend suggest according again another anything because call called come before after bit able up down
  example examples meaning definition pls plz bro sir madam hi hello hey`;

const bengali = `কি কী কে কেন কেনো কীভাবে কিভাবে কেমন কোন কোনটি কোনটা কখন কোথায় কত কতটা কতটুকু কতক্ষণ কয়টি কয়টা কার কাকে কীসের কিসের কীসে কিসে এই এটি এটা
  এর এতে এবং ও আর আবার আমি আমরা আমার আমাদের আপনি আপনার তুমি তোমার সে তার তাকে তারা তাদের তা তাই তো না নয় নেই হয় হয়ে হবে হলে হতে হচ্ছে হল হলো
  হয়েছে হওয়া ছিল আছে থাকে থাকা করা করে করি করতে করব করবেন করবো করুন করলে করার করেন কর করেছেন করেছে যে যা যায় যাবে যেতে যদি যখন তখন তবে তাহলে তারপর জন্য
  জন্যে মধ্যে থেকে দিয়ে দিকে সাথে সঙ্গে পর্যন্ত মতো মত বলে বলা বলেন বলেছেন বলতে বোঝায় মানে কিছু কোনো সব একটি একটা এক এখানে সেখানে ওই সেই সেটা সেটি
  ওটা কাছে উপর উপরে নিচে আগে পরে শুধু খুব বেশি পাঠে পাঠ ভিডিও ভিডিওতে কোর্স কোর্সে শিক্ষক দরকার লাগে লাগবে উচিত চাই চান পারি পারে পারেন পারব কাজ নিয়ে
  কিন্তু অথবা বা অথচ যেন কারণ কেউ যেটা যেটি যাতে দেয় দেওয়া নেওয়া নেয় রাখা রাখে দিতে নিতে রাখতে
  কবে কই কারা কাদের আমাকে আমায় আমাদেরকে তোমরা তোমাকে তোমায় তোমাদের আপনারা আপনাকে আপনাদের তুই তোর তোকে ও ওর ওকে ওরা ওদের
  এরা এদের একে উনি উনার ওনার এমন তেমন যেমন এখন আরও আরো অনেক একটু নাকি কিনা নাই সম্পর্কে উদাহরণ সংজ্ঞা
  প্লিজ ভাই ভাইয়া স্যার আপু`;

const functionWords = new Set(
  [...`${english} ${bengali}`.trim().split(/\s+/), ...bengaliFunctionVerbs, ...requestWords].map(foldText),
);

export function isFunctionWord(folded: string): boolean {
  return functionWords.has(folded);
}
