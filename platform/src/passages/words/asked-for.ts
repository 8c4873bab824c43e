/** What kind of answer a question asks for, and whether a sentence has the signs of one. */
import { foldText } from './fold-words.ts';

/** Whole words of any script; \b knows Latin letters alone. */
const anyOf = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${foldText(words)})(?![\\p{L}\\p{M}])`, 'u');

/** A number is the beginning of a word, too: 'three-quarters', 'তিনটি'. */
const numbers = new RegExp(
  `\\d|(?<![\\p{L}\\p{M}])(?:${foldText(
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|quarter|third|once|twice|every|double|এক|দুই|দু|তিন|চার|পাঁচ|ছয়|সাত|আট|নয়|দশ|বারো|পনেরো|বিশ|কুড়ি|ত্রিশ|চল্লিশ|পঞ্চাশ|ষাট|একশো|শতাংশ|অর্ধেক|আধা|দেড়|আড়াই|একবার|দুইবার|প্রতি',
  )})`,
  'u',
);

const kinds = [
  {
    isDefinition: false,
    asked: anyOf("why|what for|what's the reason|reason|how come|কেন|কেনো|কারণ|কারণ কী|কিসের জন্য|কীসের জন্য"),
    answered: anyOf(
      'because|since|so that|otherwise|reason|therefore|that is why|in order|or else|else|so|কারণ|তাই|যাতে|ফলে|নইলে|না হলে|নাহলে|এজন্য|এ কারণে|বলে|কেননা|জন্য',
    ),
  },
  {
    isDefinition: false,
    asked: anyOf(
      'how many|how much|how long|how often|how far|how old|how big|how high|how deep|how hot|how thick|how wide|how large|what temperature|what percentage|what number|what distance|how soon|how heavy|কত|কতটা|কতটুকু|কতক্ষণ|কতদিন|কতবার|কয়টি|কয়টা|কয়|কতখানি|কতগুলো|কত দিন',
    ),
    answered: numbers,
  },
  {
    isDefinition: false,
    asked: anyOf('when|how soon|at what time|which month|কখন|কবে|কোন সময়|কোন মাসে'),
    answered: anyOf(
      'when|before|after|until|once|while|as soon as|during|first|then|morning|night|every|আগে|পরে|পর|যখন|তখন|হলে|সময়|সকালে|বিকেলে|রাতে|প্রতি|মাসে|মাসের',
    ),
  },
  {
    isDefinition: true,
    asked: anyOf(
      'what is|what are|what does|what do you call|define|meaning of|কী|কি|কাকে বলে|মানে কী|বলতে কী',
    ),
    answered: anyOf('is a|is an|is the|are the|means|is called|are called|called|মানে|হলো|হচ্ছে|বলে|অর্থ'),
  },
] as const;

export type AskedKind = (typeof kinds)[number];

export function askedKinds(question: string): AskedKind[] {
  const folded = foldText(question);
  return kinds.filter(({ asked }) => asked.test(folded));
}
