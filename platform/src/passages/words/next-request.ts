/**
 * Messages that ask which lesson comes next: 'what is the next lesson?', 'পরের পাঠ কোনটি?'. Without 'lesson' it may be about what is
 * taught: 'what comes next?' is asked of a recipe, too.
 */
import { wordsOf } from './fold-words.ts';
import { foldedSet, longestRequest } from './short-requests.ts';

const lesson = '(?:lesson|video|lecture)';
const here = `(?:(?:this|the) (?:${lesson}|one)|this)`;
const ofCourse = '(?: (?:in|of) (?:this|the|my) course)?';
const around = '(?:hi|hello|hey|so|and|ok|okay|thanks|please|pls|tell me|can you tell me|could you tell me)';

const english = [
  `(?:(?:what|which)(?: is|'s| one is)|whats|show me|open|go to) (?:the |my )?next ${lesson}(?: called| about)?`,
  `(?:what|which) (?:${lesson} )?(?:is|will be|should be) (?:the |my )?next ${lesson}`,
  `(?:what|which) ${lesson} (?:comes|is|will be|do i (?:watch|take|do|open)|should i (?:watch|take|do|open)) (?:next|after ${here})`,
  `what(?: is|'s| comes) after (?:this|the) ${lesson}`,
  `what (?:do|should|can|will) (?:i|we) (?:watch|learn|study|take) (?:next|after this(?: ${lesson})?)`,
  `(?:what|which) is next in (?:this|the|my) course|what's next in (?:this|the|my) course`,
  `is there (?:a|another) (?:next )?${lesson} after ${here}|is this the last ${lesson}`,
  `(?:the |my )?next ${lesson}`,
  // Bengali in Latin letters, as many type it.
  `(?:er |ei )?(?:porer|poroborti) (?:${lesson}|class|path)(?: (?:konti|konta|ki|kon ta))?`,
].map((pattern) => new RegExp(`^(?:${around} )*(?:${pattern})${ofCourse}(?: ${around})*$`));

const bengali = {
  next: foldedSet('পরের পরেরটি পরেরটা পরবর্তী পরে পর এরপর এরপরে এরপরের'),
  lesson: foldedSet(
    'পাঠ পাঠটি পাঠটা পাঠটির পাঠের পাঠে লেসন লেসনটি লেসনটা লেসনের লেসনে ভিডিও ভিডিওটি ভিডিওটা ভিডিওর ক্লাস ক্লাসটি ক্লাসটা ক্লাসের',
  ),
  asked: foldedSet('কোনটি কোনটা কোন কী কি নাম'),
  besides: foldedSet(
    'এই এ এর আমার কোর্সে কোর্সের আছে রয়েছে হবে হলো আসে আসবে দেখব দেখবো পড়ব শিখব নিয়ে ভাই স্যার আপু প্লিজ',
  ),
};

export function asksForNext(message: string): boolean {
  if (message.length > longestRequest) return false;
  const words = wordsOf(message).map(({ text }) => text);
  const said = words.join(' ');
  if (english.some((pattern) => pattern.test(said))) return true;
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  return (
    has(bengali.next) &&
    has(bengali.lesson) &&
    (has(bengali.asked) || words.length === 2) &&
    words.every((word) => Object.values(bengali).some((list) => list.has(word)))
  );
}
