/**
 * Messages that ask who teaches the course: 'who is the instructor?', 'এই কোর্সের শিক্ষক কে?'. Authors, makers and professors are
 * those of the course only where it is named: courses speak of others.
 */
import { wordsOf } from './fold-words.ts';
import { foldedSet, longestRequest } from './short-requests.ts';

const course = '(?:this|the|my|our)(?: whole| entire)? course';
const surely = '(?:teachers?|instructors?|tutor|lecturer)';
const named = '(?:teachers?|instructors?|tutor|lecturer|professor|author|creator|trainer|mentor|maker)';
const own = '(?:the |my |our |this |its )?(?:course )?';
const around =
  '(?:hi|hello|hey|so|and|ok|okay|thanks|please|pls|tell me|can you tell me|could you tell me|do you know)';
const whoIs = "(?:who is|who's|whos|who are)";
const name = "(?:what is|what's|tell me)";

const english = [
  `who (?:teaches|is teaching|taught|gives|made|makes|created|wrote|runs|leads) ${course}`,
  `who (?:teaches|is teaching)(?: (?:this|here|me|us|(?:this|the) (?:lesson|video|lecture)))?`,
  `${whoIs} ${own}${surely}(?: here)?`,
  `${whoIs} ${own}${named} (?:of|for|in|behind) ${course}`,
  `${name} ${own}${surely}'s name|${name} the name of ${own}${surely}|${name} the name of ${own}${named} of ${course}`,
  `(?:the )?(?:name of )?${own}${surely}(?:'s)? name|(?:the )?name of ${own}${surely}`,
  `(?:who|by whom) is ${course} (?:taught|made|given)(?: by)?`,
  // Bengali in Latin letters, as many type it.
  '(?:ei )?(?:course ?(?:er|tir|tar) )?(?:teacher|instructor|shikkhok)(?: ?(?:er)? na+m ki| ke| k)',
].map((pattern) => new RegExp(`^(?:${around} )*(?:${pattern})(?: (?:of|for|in) ${course})?(?: ${around})*$`));

const bengali = {
  teacher: foldedSet(
    'শিক্ষক শিক্ষকের শিক্ষিকা শিক্ষিকার প্রশিক্ষক প্রশিক্ষকের ইন্সট্রাক্টর ইন্সট্রাক্টরের ইনস্ট্রাক্টর ইনস্ট্রাক্টরের টিচার টিচারের',
  ),
  teaches: foldedSet('পড়ান পড়াচ্ছেন পড়ায় পড়াবেন শেখান শেখাচ্ছেন শেখায় শেখাবেন বানিয়েছেন তৈরি'),
  who: foldedSet('কে কারা'),
  name: foldedSet('নাম নামটা নামটি'),
  course: foldedSet('কোর্স কোর্সটি কোর্সটা কোর্সের কোর্সটির কোর্সটার কোর্সে কোর্সটিতে'),
  besides: foldedSet('এই এ এর আমার আমাদের কী কি হলেন হচ্ছেন করেছেন বলুন বলো বলবেন ভাই স্যার আপু প্লিজ'),
};

export function asksForTeacher(message: string): boolean {
  if (message.length > longestRequest) return false;
  const words = wordsOf(message).map(({ text }) => text);
  const said = words.join(' ');
  if (english.some((pattern) => pattern.test(said))) return true;
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  const isAsked =
    (has(bengali.teacher) && (has(bengali.who) || has(bengali.name))) ||
    (has(bengali.teaches) && has(bengali.who) && has(bengali.course));
  return isAsked && words.every((word) => Object.values(bengali).some((list) => list.has(word)));
}
