/** Messages that ask for a summary and for nothing in particular: 'summarise this lesson', 'what is this about', 'সারাংশ দাও'. */
import { foldText, wordsOf } from './fold-words.ts';
import { foldedSet, longestRequest } from './short-requests.ts';

/** What is to be summed up: where it is asked, the course, or 'that', which is the answer before it, if there is one. */
type Summed = 'here' | 'that' | 'course';

/** What people call that in which they ask. */
const one = '(?:lesson|video|film|lecture|class|course|page|text)';
/** Without what courses teach, too: 'explain the class' and 'what does the text say' are questions about that. */
const surely = '(?:lesson|video|lecture|course)';
const it = `(?:(?:this|the|that|me|us|whole|entire|full) )*(?:${one}|this|that|it)`;
const inShort =
  '(?: (?:please|for me|for us|briefly|shortly|quickly|here|in short|in brief|in (?:simple|easy|your own|a few) (?:words|sentences|lines)|in (?:bengali|bangla|english)|in (?:\\d{1,3}|one|two|three|four|five|ten) (?:words?|sentences?|lines?|(?:bullet )?points?)))*';
const please = '(?:(?:please|pls|kindly|just|then|now|so|ok) )*';
const weWant = "(?:(?:i|we) (?:just )?(?:want|need|would like)|(?:i'd|we'd) like)";
/** Who asks whether they may, must or will write one themselves is told what the course says of that. */
const youDo = `${please}(?:(?:(?:can|could|would|will) you|${weWant} you to) ${please})?(?:help (?:me|us) (?:to )?)?`;
const give = '(?:give|show|tell|send|get|write|make|do|provide)(?: (?:me|us))?';
const weGet = `(?:(?:can|could|may) (?:i|we) ${please}(?:have|get|see)|${weWant}(?: to (?:have|get|see))?|do you have)`;
const sum = '(?:summari[sz]e|sum up|recap)';
/** A gist that is made is one of a service for code. */
const summary =
  '(?:summary|recap|(?<!(?:make|write) a )gist|overview|main points|main ideas?|key points|key ideas|key takeaways|takeaways|tl dr|tldr)';
const short = '(?:(?:a|an|the|me|its|short|brief|quick|small|concise|simple|little) )*';

const matching = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(`^(?:${pattern})$`));

const summing = matching([
  `${youDo}${sum}(?: ${it}| everything)?(?: up)?${inShort}`,
  `(?:${youDo}${give} |${please}${weGet} )?${please}${short}${summary}(?: (?:of|for|about|from) ${it})?${inShort}`,
  `(?:what are|what is|what's) the ${short}${summary}(?: (?:of|for|from|in) ${it})?${inShort}`,
]);
const telling = matching([
  `(?:what is|what's|what was) (?:(?:this|the|that|whole) )*${one} (?:all )?about${inShort}`,
  `(?:what is|what's) this (?:all )?about${inShort}`,
  `what (?:does|do|did) (?:this|the) ${one} (?:teach|cover|discuss|talk about)(?: me| us)?${inShort}`,
  `what (?:does|do|did) (?:this|the) ${surely} (?:explain|contain|say)${inShort}`,
  `what (?:do|did|will|can|would|am|should) (?:i|we|you)(?: going to)? learn (?:(?:in|from) (?:this|the) ${one}|here)${inShort}`,
  `what is (?:taught|covered|explained|discussed) (?:in (?:this|the) ${one}|here)${inShort}`,
  `(?:please )?(?:tell me about|explain|describe) (?:this|the) ${surely}${inShort}`,
]);
/** Said of where it is asked alone. */
const place = new RegExp(`\\b(?:${one}|everything)\\b`);

const bengali = {
  summary: foldedSet(
    'সারাংশ সারাংশটা সারাংশটি সারসংক্ষেপ সারমর্ম সংক্ষেপ সংক্ষেপে সামারি মূলকথা মূলকথাটা মূলকথাটি মূলকথাগুলো মূলকথাগুলি মূলভাব',
  ),
  about: foldedSet('নিয়ে সম্পর্কে বিষয়ে'),
  contained: foldedSet('আছে রয়েছে থাকছে'),
  /** Not of a class, which courses of programming teach about. */
  within: foldedSet(
    'পাঠে পাঠটিতে পাঠটাতে লেসনে লেসনটিতে লেসনটাতে ভিডিওতে ভিডিওটিতে ভিডিওটাতে কোর্সে কোর্সটিতে কোর্সটাতে',
  ),
  taught: foldedSet('শেখানো শিখব শিখবো শিখি শিখলাম শেখা পড়ানো আলোচনা'),
  asking: foldedSet('কী কি'),
  place:
    foldedSet(`পাঠ পাঠের পাঠটি পাঠটির পাঠটা পাঠটার পাঠে পাঠটিতে পাঠটাতে লেসন লেসনের লেসনটি লেসনটির লেসনটা লেসনে লেসনটিতে লেসনটাতে ভিডিও ভিডিওর ভিডিওটি ভিডিওটির ভিডিওটা
    ভিডিওটার ভিডিওতে ভিডিওটিতে ভিডিওটাতে ক্লাস ক্লাসের ক্লাসে কোর্স কোর্সের কোর্সটি কোর্সটির কোর্সটা কোর্সটার কোর্সে কোর্সটিতে কোর্সটাতে এখানে`),
  that: foldedSet('এটি এটা এটির এটার এর সেটি সেটা সেটির সেটার'),
  course: foldedSet('কোর্স কোর্সের কোর্সটি কোর্সটির কোর্সটা কোর্সটার কোর্সে কোর্সটিতে কোর্সটাতে'),
  asked: foldedSet(
    'দাও দিন দেন দে দিবে দেবে দেবেন কর করো করুন বলো বলুন বল লেখো লিখুন জানাও জানান চাই পারো পারেন পারবে পারবেন',
  ),
  besides:
    foldedSet(`এই এ পুরো সম্পূর্ণ একটি একটা ছোট আমাকে আমার আমি আমরা দয়া প্লিজ দিতে করে লিখে মূল বিষয় কয়েক কথায় বাক্যে বাংলায় হয় হয়েছে
    হবে হচ্ছে করা`),
};
const mustGive = foldText('দিতে হবে');
/** Written as one word and as two. */
const mainPoint = new RegExp(foldText('মূল (?:কথা|ভাব|বক্তব্য)(?=গুলো|গুলি|টা|টি| |$)'), 'g');

/** Of code: 'summary()' and '<summary>' are what a course teaches. */
const codeSign = /[<`_]|\p{L}\(/u;

/** Null where something in particular is asked, or something else. */
export function summaryAskedFor(message: string): Summed | null {
  if (message.length > longestRequest || codeSign.test(message)) return null;
  const words = wordsOf(message).map(({ text }) => text);
  const said = words.join(' ');
  const isSumming = summing.some((pattern) => pattern.test(said));
  if (isSumming || telling.some((pattern) => pattern.test(said))) {
    if (words.includes('course')) return 'course';
    return isSumming && !place.test(said) ? 'that' : 'here';
  }
  return bengaliSummary(said.replaceAll(mainPoint, foldText('মূলকথা')).split(' '));
}

function bengaliSummary(words: readonly string[]): Summed | null {
  if (!isAskedInBengali(words)) return null;
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  if (has(bengali.course)) return 'course';
  return has(bengali.summary) && !has(bengali.place) ? 'that' : 'here';
}

function isAskedInBengali(words: readonly string[]): boolean {
  if (!words.every((word) => Object.values(bengali).some((list) => list.has(word)))) return false;
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  const isNamed = has(bengali.place) || has(bengali.that);
  // 'What is a summary?' and 'must I give one?' may be about what a course of writing teaches.
  if (has(bengali.summary) && words.join(' ').includes(mustGive)) return !has(bengali.asking);
  if (has(bengali.summary)) return words.length === 1 || has(bengali.asked) || isNamed;
  if (!has(bengali.about) && !has(bengali.taught)) return isAskedWhatIsIn(words);
  // What a class is about is a summary; what is taught about classes is not.
  const isAbout = words.every(
    (word, at) => !bengali.about.has(word) || bengali.asking.has(words[at - 1] ?? ''),
  );
  return isAbout && isNamed && has(bengali.asking);
}

/** Of two things that are named, one is looked for in the other: 'is there a video in this lesson?'. */
function isAskedWhatIsIn(words: readonly string[]): boolean {
  const named = words.filter((word) => bengali.place.has(word) || bengali.that.has(word));
  return (
    named.length === 1 &&
    named.every((word) => bengali.within.has(word)) &&
    [bengali.asking, bengali.contained].every((list) => words.some((word) => list.has(word)))
  );
}
