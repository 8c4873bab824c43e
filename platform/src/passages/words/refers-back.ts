/** Whether a question without a word of its own goes on with what was asked before: 'and how long?', 'why is that?'. */
import { foldedSet } from './short-requests.ts';

/** Who names the course or its teacher asks about these, 'who teaches this course?', unless something else is named with them. */
const course = foldedSet(
  'course courses teacher teaches instructor lecturer কোর্স কোর্সে কোর্সের কোর্সটি কোর্সটা শিক্ষক শিক্ষকের',
);
/** Who is asked: the assistant itself, about which no course says anything. */
const assistant = foldedSet('you তুমি আপনি');
const who = foldedSet('who what কে কী কি');
const around = foldedSet('are really exactly and but so then এই তো আর');
const before = foldedSet('it its that they them those এটা এটি এটার এটির সেটা সেটি সেটার ওটা তা তার');

/** At its beginning, these tie a message to the one before: 'and the temperature?'. */
const ties = foldedSet('and or but also আর এবং কিন্তু');

/** Whether a message says itself that it goes on. */
export function saysItGoesOn(words: readonly string[]): boolean {
  return ties.has(words[0] ?? '') || words.some((word) => before.has(word));
}

export function refersBack(words: readonly string[]): boolean {
  // A letter that was sent by mistake, or a sign, asks nothing.
  if (!words.some((word) => word.length > 1)) return false;
  if (asksWhoAnswers(words)) return false;
  return !words.some((word) => course.has(word)) || words.some((word) => before.has(word));
}

function asksWhoAnswers(words: readonly string[]): boolean {
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  return (
    has(assistant) &&
    has(who) &&
    words.every((word) => [assistant, who, around].some((list) => list.has(word)))
  );
}
