/**
 * Messages that ask how many lessons the course has, or how long it is: 'how many lessons are there?', 'কোর্সটি কত ঘণ্টার?'. Any other
 * word makes it a question about what is taught: 'how long is the warp?'.
 */
import { wordsOf } from './fold-words.ts';
import { foldedSet, longestRequest } from './short-requests.ts';

const course = '(?:this|the|my)(?: (?:whole|entire|full))? course';
const lessons = '(?:lessons?|videos?|films?|lectures?|classes)';
const inAll = '(?: (?:in total|in all|altogether|total))?';
const time = '(?:long|much time|many (?:hours|minutes|days|weeks))';

const english = [
  `how many (?:total )?${lessons}(?: (?:are there|do (?:i|we) have|there are))?(?: (?:in|of) ${course})?${inAll}`,
  `how many ${lessons} (?:are in|does|has|will) ${course}(?: (?:have|contain|include|got))?${inAll}`,
  `(?:what is|what's) the (?:number of ${lessons}|length|duration|total (?:time|length|duration)|size)(?: (?:in|of) ${course})`,
  `how (?:long|big) is ${course}${inAll}`,
  `how many hours (?:is|are in|does) ${course}(?: have| take)?${inAll}`,
  `how ${time} (?:does|will|would) ${course} (?:take|last)(?: (?:me|us|to (?:finish|complete|watch)))*${inAll}`,
  `how ${time} (?:does|will|would) it take (?:(?:me|us) )?to (?:finish|complete|watch|take) ${course}`,
  // Bengali in Latin letters, as many type it.
  `(?:ei )?course ?(?:e|ti|ta|tite|tate)? (?:mot )?(?:koyta|koyti|koita|koiti|kotogulo|kotoguli) ${lessons}(?: (?:ache|achhe|ase))?`,
].map((pattern) => new RegExp(`^(?:${pattern})(?: (?:please|pls|thanks))*$`));

const bengali = {
  lessons: foldedSet('পাঠ লেসন ক্লাস লেকচার ভিডিও'),
  howMany: foldedSet('কয়টি কয়টা কয়খানা কটি কটা কতটি কতটা কতগুলো কতগুলি'),
  course: foldedSet('কোর্স কোর্সে কোর্সটি কোর্সটা কোর্সটিতে কোর্সটাতে কোর্সের কোর্সটির কোর্সটার'),
  howLong: foldedSet('কতক্ষণ কতক্ষণের কতদিন কতদিনের'),
  much: foldedSet('কত'),
  time: foldedSet('সময় সময়ের ঘণ্টা ঘণ্টার ঘন্টা ঘন্টার মিনিট মিনিটের দিন দিনের বড় লম্বা দীর্ঘ'),
  besides: foldedSet(
    'এই এ এর এতে আমার মোট সব মিলিয়ে আছে রয়েছে লাগে লাগবে শেষ করতে হতে দেখতে মধ্যে নেবে ভাই স্যার আপু প্লিজ',
  ),
};

export function asksForSize(message: string): boolean {
  if (message.length > longestRequest) return false;
  const words = wordsOf(message).map(({ text }) => text);
  const said = words.join(' ');
  if (english.some((pattern) => pattern.test(said))) return true;
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  const isAsked =
    (has(bengali.lessons) && has(bengali.howMany)) ||
    (has(bengali.course) && (has(bengali.howLong) || (has(bengali.much) && has(bengali.time))));
  return isAsked && words.every((word) => Object.values(bengali).some((list) => list.has(word)));
}
