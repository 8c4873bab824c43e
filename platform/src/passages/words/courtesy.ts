/** Messages that are nothing but politeness: 'hello', 'thank you so much', 'ঠিক আছে'. Any other word makes a question of them. */
import type { Courtesy } from '@academy/contract/chats/answer.ts';
import { wordsOf } from './fold-words.ts';

const phrases = {
  thanks: `thanks|thank you|thank u|thankyou|thx|thnx|tnx|ty|tysm|cheers|many thanks|and thanks|and thank you|appreciated|much appreciated|
    appreciate it|i appreciate it|very helpful|that helps|that helps a lot|that helped|that helped a lot|it helps|it helped|that was helpful|
    that is helpful|that's helpful|dhonnobad|ধন্যবাদ|ধন্যবাদ জানাই|শুকরিয়া|থ্যাংকস|থ্যাঙ্কস|থ্যাংক ইউ|থ্যাঙ্ক ইউ|থ্যাংকু|কৃতজ্ঞ|কৃতজ্ঞতা`,
  greeting: `hello|hallo|hi|hey|hiya|howdy|greetings|good morning|good afternoon|good evening|good day|how are you|what's up|salam|
    assalamualaikum|assalamu alaikum|as salamu alaikum|namaste|হ্যালো|হেলো|হাই|হেই|সালাম|আসসালামু আলাইকুম|আস সালামু আলাইকুম|নমস্কার|আদাব|
    শুভ সকাল|শুভ দুপুর|শুভ অপরাহ্ন|শুভ সন্ধ্যা|কেমন আছেন|কেমন আছো|কেমন আছ`,
  farewell: `bye|bye bye|goodbye|good bye|good night|see you|see you later|see you soon|see ya|বিদায়|বাই|টাটা|শুভ রাত্রি|খোদা হাফেজ|আল্লাহ হাফেজ|আবার দেখা হবে`,
  agreement: `ok|okay|okey|k|alright|all right|fine|good|very good|great|nice|very nice|cool|perfect|super|awesome|excellent|wow|wonderful|amazing|
    that was great|that is great|that's great|got it|i got it|i see|i understand|understood|i understand now|makes sense|that makes sense|well done|
    good job|sounds good|ওকে|ঠিক আছে|ঠিকাছে|আচ্ছা|বুঝেছি|বুঝলাম|বুঝতে পেরেছি|দারুণ|চমৎকার|অসাধারণ|ভালো|ভাল|খুব ভালো|খুব ভাল|অনেক ভালো|
    ভালো লাগল|ভালো লেগেছে|বেশ|বাহ`,
} as const;

/** Courses of programming and of statistics teach these, too: alone, and not exclaimed, they are looked up. */
const taught: ReadonlySet<string> = new Set(['k', 'nice', 'super']);
const exclaimed = /[!\p{Extended_Pictographic}]/u;

/** Said around them, and nothing alone. */
const around = `so much|very much|a lot|again|for your help|for the help|for this|for that|for the answer|for your answer|for explaining|
  for the explanation|for everything|oh|my|dear|there|sir|madam|teacher|assistant|ai|friend|everyone|
  আপনাকে|তোমাকে|আপনাদের|অনেক|অসংখ্য|আন্তরিক|স্যার|ম্যাডাম|ভাই|আপু|বন্ধু|সবাইকে|জি|জ্বি|হ্যাঁ|খুব`;

const key = (words: readonly string[]) => words.join(' ');
const listed = (phrase: string) => key(wordsOf(phrase).map(({ text }) => text));

const meanings = new Map<string, Courtesy | null>([
  ...around.split('|').map((phrase) => [listed(phrase), null] as const),
  ...(Object.entries(phrases) as [Courtesy, string][]).flatMap(([courtesy, list]) =>
    list.split('|').map((phrase) => [listed(phrase), courtesy] as const),
  ),
]);

const longestPhrase = 4;
/** Who writes more says something. */
const mostWords = 12;
/** 'Ok, thanks, bye' is thanked for. */
const first: readonly Courtesy[] = ['thanks', 'farewell', 'greeting', 'agreement'];

/** Null where a message has any other word, none at all, or is a word that may be asked about. */
export function courtesyOf(message: string): Courtesy | null {
  const words = wordsOf(message).map(({ text }) => text);
  if (words.length > mostWords) return null;
  if (words.length === 1 && taught.has(words[0] ?? '') && !exclaimed.test(message)) return null;
  const said = new Set<Courtesy | null>();
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(words, at);
    if (length === 0) return null;
    said.add(meanings.get(key(words.slice(at, at + length))) ?? null);
    at += length;
  }
  return first.find((courtesy) => said.has(courtesy)) ?? null;
}

/** How many words the longest phrase has that stands here. */
function phraseAt(words: readonly string[], at: number): number {
  for (let length = longestPhrase; length > 0; length -= 1)
    if (at + length <= words.length && meanings.has(key(words.slice(at, at + length)))) return length;
  return 0;
}
