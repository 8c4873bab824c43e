/** Whether a question without a word of its own goes on with what was asked before: 'and how long?', 'why is that?'. */
import { foldedSet } from './short-requests.ts';

/** Who names the course or its teacher asks about these, 'who teaches this course?', unless something else is named with them. */
const course = foldedSet(
  'course courses teacher teaches instructor lecturer কোর্স কোর্সে কোর্সের কোর্সটি কোর্সটা শিক্ষক শিক্ষকের',
);
const before = foldedSet('it its that they them those এটা এটি এটার এটির সেটা সেটি সেটার ওটা তা তার');

export function refersBack(words: readonly string[]): boolean {
  // A letter that was sent by mistake, or a sign, asks nothing.
  if (!words.some((word) => word.length > 1)) return false;
  return !words.some((word) => course.has(word)) || words.some((word) => before.has(word));
}
