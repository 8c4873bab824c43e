/**
 * Messages that ask for the certificate of the course: 'how do I get my certificate?', 'সনদ কীভাবে পাব?'. Any other word makes it a
 * question about certificates, which courses teach, too: 'how do I renew a TLS certificate?'. 'How do I get a certificate?' may be
 * either: whoever answers has to know whether the course speaks of any.
 */
import { foldText, wordsOf } from './fold-words.ts';
import { foldedSet, longestRequest } from './short-requests.ts';

const course = '(?:this|the|my)(?: whole)? course';
const named =
  '(?:(?:course|completion|final) )*(?:certificates?|certification)(?: of (?:completion|this course|the course))?';
const mine = `(?:my|our) ${named}`;
const own = `(?:my|our|the) ${named}`;
const any = `(?:(?:my|our|the|a|any) )?${named}`;
/** Of which course, and when. */
const whence = `(?: (?:(?:of|for|from|in|with|after|on|by)(?: (?:completing|finishing|taking))? ${course}|here|now|too|please|thanks|at the end(?: of ${course})?|(?:after|when|once|if) (?:i|we) (?:have |am )?(?:complete|completed|finish|finished|done)(?: (?:with )?(?:it|this|${course}))?|after (?:this|it|completion|completing it|finishing)))*`;
const before =
  '(?:(?:hi|hello|hey|sir|please|pls|so|and|ok|okay|then|also|thanks|excuse me|tell me|can you tell me) )*';
const we = '(?:i|we|one|students?)';
const mayWe = `(?:do|can|could|will|would|may|shall|should|must) ${we}`;
const get = '(?:get|receive|obtain|earn|claim|have)';
/** Done with certificates that a course teaches about, too, unless they are one's own. */
const handle = '(?:find|see|view|take|print|access)';

const english = [
  `(?:how|when|where) ${mayWe} (?:${get} ${any}|(?:download|collect) ${own}|${handle} ${mine})`,
  `how to (?:${get} ${any}|(?:download|collect|claim) ${own})`,
  `${mayWe} (?:also )?${get} ${any}`,
  `(?:where is|where's|where are|when is|what about|how about) ${own}`,
  `(?:is|are|will) there (?:be )?${any}`,
  `does ${course} (?:have|give|offer|provide|include|come with) (?:us |me )?${any}`,
  `what (?:do|must|should) ${we} (?:(?:need|have)(?: to do)?|do)(?: to ${get}| for) ${any}`,
  `(?:(?:i|we) (?:want|need|would like)|i'd like) (?:to (?:${get}|download|collect) )?${own}`,
  `(?:give me|show me|send me) ${mine}`,
  mine,
  // Bengali in Latin letters, as many type it.
  '(?:(?:ami|amar|course er|ei course er) )*certificate (?:ki ?(?:v|bh)abe|kothay|kokhon|kobe|kemne) (?:pabo?|pete pari|paoa jabe|pawa jabe)',
].map((pattern) => new RegExp(`^${before}(?:${pattern})${whence}$`));

/** Of somebody, or of the course. */
const ofTheCourse = new RegExp(`\\b(?:${own}|course|completion)\\b`);

const bengali = {
  certificate: foldedSet(
    'সনদ সনদটি সনদটা সনদের সনদপত্র সনদপত্রটি সনদপত্রের সার্টিফিকেট সার্টিফিকেটটি সার্টিফিকেটটা সার্টিফিকেটের',
  ),
  wanted:
    foldedSet(`পাব পাবো পাই পেতে পাওয়া মিলবে কোথায় কই চাই নেব নেবো নিব নিবো নিতে তুলব তুলবো ডাউনলোড দেবে দেবেন দেওয়া দেয়
    দেন দাও দিন`),
  own: foldedSet('আমার আমাদের কোর্স কোর্সের কোর্সটির কোর্সটার কোর্সে কোর্সটি কোর্সটা'),
  besides: foldedSet(
    `আমি আমরা আমাকে কীভাবে কিভাবে কেমন কেমনে করে কখন কবে কি কী একটি একটা কোনো এই এ শেষ শেষে করলে হলে করার করব করবো করতে পর পরে যাবে যায় পারি পারব হবে হয় জন্য থেকে ভাই স্যার আপু প্লিজ`,
  ),
};

/** Null where something else is asked; 'any' where it may be a certificate that the course teaches about. */
export function certificateAskedFor(message: string): 'own' | 'any' | null {
  if (message.length > longestRequest) return null;
  const words = wordsOf(message).map(({ text }) => text);
  const said = words.join(' ');
  if (english.some((pattern) => pattern.test(said))) return ofTheCourse.test(said) ? 'own' : 'any';
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  const isAsked =
    has(bengali.certificate) &&
    has(bengali.wanted) &&
    words.every((word) => Object.values(bengali).some((list) => list.has(word)));
  if (!isAsked) return null;
  return has(bengali.own) ? 'own' : 'any';
}

const certificateWord = new RegExp(`certificat|${['সনদ', 'সার্টিফিকেট'].map(foldText).join('|')}`);

/** Whether a text speaks of any. */
export function namesCertificates(text: string): boolean {
  return certificateWord.test(foldText(text));
}
