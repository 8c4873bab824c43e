/**
 * Messages that ask how many lessons the course has, or how long it is: 'how many lessons are there?', 'কোর্সটি কত ঘণ্টার?'. Any other
 * word makes it a question about what is taught: 'how long is the warp?'.
 */
import { wordsOf } from './fold-words.ts';
import { foldedSet, longestRequest } from './short-requests.ts';

const course = '(?:this|the|my)(?: (?:whole|entire|full))? course';
/** Films and classes may be what a course is about; of these it has to be said whose. */
const lessons = '(?:lessons?|videos?|lectures?)';
const ownLessons = '(?:lessons?|videos?|lectures?|films?|class(?:es)?)';
const before = '(?:hi|hello|hey|so|and|ok|okay|please|tell me|can you tell me|could you tell me)';
const inAll = '(?: (?:in total|in all|altogether|total))?';
const time = '(?:long|much time|many (?:hours|minutes|days|weeks))';

const english = [
  `how many (?:total )?${lessons}(?: (?:are there|do (?:i|we) have|there are|does it have))?${inAll}`,
  `how many (?:total )?${ownLessons}(?: (?:are there|do (?:i|we) have|there are))? (?:in|of) ${course}${inAll}`,
  `how many ${ownLessons} (?:are in|does|has|will) ${course}(?: (?:have|contain|include|got))?${inAll}`,
  `(?:what is|what's) the (?:number of ${ownLessons}|length|duration|total (?:time|length|duration)|size)(?: (?:in|of) ${course})`,
  `(?:(?:what is|what's) the )?course (?:length|duration|size)|(?:number of|total) ${lessons}`,
  `(?:how (?:long|big) is|how long's) ${course}${inAll}`,
  `how many hours (?:is|are in|does) ${course}(?: have| take)?${inAll}`,
  `how ${time} (?:does|will|would) ${course} (?:take|last)(?: (?:me|us|to (?:finish|complete|watch)))*${inAll}`,
  `how ${time} (?:does|will|would) it take (?:(?:me|us) )?to (?:finish|complete|watch|take) ${course}`,
  // Bengali in Latin letters, as many type it.
  `(?:ei )?course ?(?:e|ti|ta|tite|tate)? (?:mot )?(?:koyta|koyti|koita|koiti|kotogulo|kotoguli) ${ownLessons}(?: (?:ache|achhe|ase))?`,
  `(?:ei )?course ?(?:ti|ta)? koto (?:ghonta|din|somoy|boro)(?:r|er)?`,
].map((pattern) => new RegExp(`^(?:${before} )*(?:${pattern})(?: (?:please|pls|thanks))*$`));

const bengali = {
  lessons: foldedSet('পাঠ লেসন লেকচার ভিডিও'),
  classes: foldedSet('ক্লাস'),
  howMany: foldedSet('কয়টি কয়টা কয়খানা কটি কটা কতটি কতগুলো কতগুলি'),
  course: foldedSet('কোর্স কোর্সে কোর্সটি কোর্সটা কোর্সটিতে কোর্সটাতে কোর্সের কোর্সটির কোর্সটার'),
  howLong: foldedSet('কতক্ষণ কতক্ষণের কতদিন কতদিনের'),
  much: foldedSet('কত কতটা কয়'),
  time: foldedSet('সময় সময়ের দৈর্ঘ্য মেয়াদ সময়কাল ঘণ্টা ঘণ্টার ঘন্টা ঘন্টার মিনিট মিনিটের দিন দিনের বড় লম্বা দীর্ঘ'),
  besides: foldedSet(
    'এই এ এর এতে এখানে আমার মোট সব মিলিয়ে আছে রয়েছে লাগে লাগবে শেষ করতে হতে দেখতে মধ্যে নেবে ভাই স্যার আপু প্লিজ',
  ),
};

export function asksForSize(message: string): boolean {
  if (message.length > longestRequest) return false;
  const words = wordsOf(message).map(({ text }) => text);
  const said = words.join(' ');
  if (english.some((pattern) => pattern.test(said))) return true;
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  const isOfCourse = has(bengali.course);
  const isCounted = has(bengali.lessons) || (isOfCourse && has(bengali.classes));
  const isAsked = isOfCourse
    ? has(bengali.howLong) ||
      (isCounted && has(bengali.howMany)) ||
      (has(bengali.much) && (isCounted || has(bengali.time)))
    : isCounted && has(bengali.howMany) && !has(bengali.time);
  return isAsked && words.every((word) => Object.values(bengali).some((list) => list.has(word)));
}
