/**
 * Messages that ask for the answer before them in simpler or other words, and for nothing else: 'say that in simpler words', 'সহজ করে
 * বলো'. With a subject it is a question about that: 'explain ridge regression simply'.
 */
import { foldText, wordsOf } from './fold-words.ts';
import { foldedSet, longestRequest } from './short-requests.ts';

const that = '(?:it|that|this|the answer|your answer)';
const notUnderstood = `i (?:still |really )*(?:do not|don't|dont|did not|didn't|cannot|can't) (?:really |fully )?(?:understand|get|follow)(?: ${that}| anything)?`;
const around = `(?:sorry|hi|hello|hey|ok|okay|thanks|thank you|but|so|and|hmm|well|please|pls|then|sir|${notUnderstood})`;
const words = '(?:words?|terms?|language|english|way|ways|manner|sentences?)';
const manner = `(?:(?:a (?:little |bit )?|much |even )?(?:more|far more) (?:simply|clearly|easily|plainly)|(?:a (?:bit|little) |much |even )?(?:simpler|easier|clearer)|simply|differently|in (?:an? |some |much |more |even )*(?:simpler|simple|easier|easy|other|another|different|plain|plainer|clearer|your own)(?: ${words})?|(?:another|a different|an easier|a simpler) way|like i'?(?: a)?m (?:a )?(?:child|kid|beginner|five|5)(?: years old)?|(?:for|to|as to|like to) (?:a |an )?(?:absolute )?(?:beginners?|child|kid|dummies))`;
const youDo = '(?:(?:can|could|would|will) you (?:please |kindly |maybe )?|i (?:want|need) you to )?';
const again = '(?: (?:again|once more|one more time|to me|for me))*';

const english = [
  `${youDo}(?:re ?)?(?:explain|say|put|tell|describe|write|phrase)(?: me)?(?: ${that})?${again} ${manner}${again}`,
  `${youDo}(?:(?:explain|say) ${that}(?: (?:again|once more|one more time))(?: ${manner})?|(?:simplify|rephrase|reword) ${that}|(?:dumb|break) ${that} down)${again}`,
  `${youDo}make ${that} (?:simpler|easier|clearer)(?: to understand)?${again}`,
  `${youDo}(?:(?:give|show|tell) (?:me |us )?)?an? (?:simpler|simple|easier|easy|clearer|different) (?:explanation|answer|wording|version)(?: (?:of|for) ${that})?`,
  `(?:is there|do you have) an? (?:simpler|easier|clearer|different) (?:way (?:to (?:say|put|explain) ${that})|explanation|wording)`,
  `what does ${that} mean ${manner}`,
  '(?:in )?(?:simpler|simple|easier|other|different|plain) words',
  '(?:much )?simpler|more simply|eli5',
  notUnderstood,
  // Bengali in Latin letters, as many type it.
  '(?:aro |ektu |eta |amake )*(?:sh?oho?j|onno) ?(?:kore|vabe|bhabe|vasay|bhasay|vashay|bhashay)(?: (?:bolo|bolun|bolen|bujhao|bujhan|bujhaiya|bujhiye)(?: (?:dao|den|din|bolo|bolun))?)?',
].map((pattern) => new RegExp(`^(?:${around} )*(?:${pattern})(?: ${around})*$`));

const bengali = {
  simply: foldedSet('সহজ সহজে সহজভাবে সহজতর সরল সরলভাবে সোজা সোজাভাবে অন্য অন্যভাবে আলাদাভাবে'),
  how: foldedSet('করে ভাবে ভাষায় কথায়'),
  asked: foldedSet(`বলো বলুন বল বলেন বলবে বলবেন বলা বোঝাও বোঝান বোঝাবেন বুঝাও বুঝান বুঝাবেন বুঝিয়ে ব্যাখ্যা`),
  besides:
    foldedSet(`আরও আরো একটু এটা এটি ওটা সেটা সেটি তা কথাটা কথাটি উত্তরটা উত্তরটি আমাকে আমায় আবার কি দয়া দাও দিন দেন দিবে দেবে দেবেন
    দিতে করো করুন করেন করবে করবেন করতে পারো পারেন পারবে পারবেন যায় যাবে প্লিজ ভাই স্যার আপু`),
};
const notUnderstoodInBengali = new RegExp(
  foldText(
    '^(?:(?:আমি|আমার|এটা|এটি|কিছু|কিছুই|ঠিক|ভাই|স্যার|আপু|তো) )*(?:বুঝিনি|বুঝি (?:নি|নাই|না)|বুঝলাম না|বুঝতে (?:পারিনি|পারলাম না|পারছি না|পারি (?:নি|নাই|না)))$',
  ),
);

export function asksForSimpler(message: string): boolean {
  if (message.length > longestRequest) return false;
  const said = wordsOf(message).map(({ text }) => text);
  const text = said.join(' ');
  if (english.some((pattern) => pattern.test(text)) || notUnderstoodInBengali.test(text)) return true;
  const has = (list: ReadonlySet<string>) => said.some((word) => list.has(word));
  return (
    has(bengali.simply) &&
    (has(bengali.asked) || has(bengali.how)) &&
    said.every((word) => Object.values(bengali).some((list) => list.has(word)))
  );
}
