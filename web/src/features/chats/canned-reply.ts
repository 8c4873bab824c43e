/**
 * The assistant's answer: local text, always the same for the same question, about the lesson at hand. In the language of the
 * page, but for a question in Bengali, which is answered in Bengali on every page.
 */
import { t } from '@lingui/core/macro';
import { currentLanguage } from '@/lib/language/language.ts';
import { textLanguage } from '@/lib/text-language.ts';

export interface LessonAtHand {
  readonly courseTitle: string;
  readonly lessonTitle: string;
}

export function cannedReply(question: string, lesson: LessonAtHand): string {
  const isAside = currentLanguage() !== 'bn' && textLanguage(question) === 'bn';
  const candidates = isAside ? repliesInBengali : repliesFor(question);
  const template = candidates[sumOfCodes(question) % candidates.length] ?? candidates[0];
  return template({ lesson: lesson.lessonTitle, course: lesson.courseTitle });
}

function repliesFor(question: string): Replies {
  return repliesByIntent.find(({ asks }) => asks.test(question))?.replies ?? repliesToAnything;
}

function sumOfCodes(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
}

/** Gets the two titles, and claims nothing that it cannot know of a lesson. */
type ReplyTemplate = (titles: { readonly lesson: string; readonly course: string }) => string;

type Replies = readonly [ReplyTemplate, ...ReplyTemplate[]];

interface Intent {
  readonly asks: RegExp;
  readonly replies: Replies;
}

/** Where no intent below is recognised. */
export const repliesToAnything: Replies = [
  ({ lesson, course }) =>
    t`Let us tie that to “${lesson}”. Find the minute of the lesson where it comes up, stop there, and say aloud what you expect next. Then let it run. Where it surprises you is exactly what this part of “${course}” wants to teach.`,
  ({ lesson }) =>
    t`Here is a way in. Write your question as a sentence that is either true or false, then go through “${lesson}” looking for the one moment that settles it. If nothing settles it, the question belongs in your notes: later lessons often come back to it.`,
  ({ lesson, course }) =>
    t`Three angles on “${lesson}” usually help: what problem is there before it, what it changes, and what it costs. Answer each in one line in the Notes tab. The line you cannot finish shows where to look again in “${course}”.`,
];

/** The first that fits a question counts. */
export const repliesByIntent: readonly Intent[] = [
  {
    asks: /\b(thanks?|thank you|great|awesome|perfect)\b|ধন্যবাদ|দারুণ|চমৎকার/i,
    replies: [
      ({ lesson }) =>
        t`Glad it helped. Before you leave “${lesson}”, try to explain its main idea in two sentences without looking. It takes a minute and does more for memory than watching twice.`,
    ],
  },
  {
    asks: /\b(summar(y|ise|ize)|recap|overview|key (points?|takeaways?)|in short|tl;?dr)\b|সারাংশ|সারমর্ম|সংক্ষেপ|মূল কথা/i,
    replies: [
      ({ lesson, course }) =>
        t`A summary you make yourself stays longer than one you read, so here is its frame. In “${lesson}”:\n1. The problem it starts from\n2. The one idea that answers it\n3. An example that shows the idea at work\n4. Where the idea stops working\nFill in each line in the Notes tab and compare with the Key Takeaways in Overview. In “${course}”, number 4 is the one most people skip.`,
      ({ lesson }) =>
        t`Try this: imagine a friend missed “${lesson}” and has one minute. Tell them what it is for, how it works, and the mistake to avoid. Those three sentences are your summary; save them as your note.`,
    ],
  },
  {
    asks: /\b(example|sample|show me|demonstrate|use case)\b|উদাহরণ|নমুনা/i,
    replies: [
      ({ lesson }) =>
        t`Take the smallest example that “${lesson}” gives and change exactly one thing in it: a number, a name, an order. Guess the result first, then check. Three small changes teach more than one large example.`,
      ({ lesson, course }) =>
        t`A good example is one of your own. Think of something you did last week that “${lesson}” would have made easier, and sketch it in four or five lines. If a step is missing, that step is your next question in “${course}”.`,
    ],
  },
  {
    asks: /\b(error|bug|wrong|stuck|fail(s|ed|ing)?|(does not|doesn['’]t|not) work(ing)?|confus(ed|ing)|don['’]t (get|understand)|help me|need help)\b|ভুল|ত্রুটি|আটকে|বুঝতে পার|বুঝি ?না|বুঝিনি|সাহায্য/i,
    replies: [
      ({ lesson }) =>
        t`Being stuck in “${lesson}” is a good sign: you know enough to notice. Go back to the last step you are sure of, take one step at a time from there, and write down what you expected beside what happened. The first line where the two differ is the place to look.`,
      ({ lesson, course }) =>
        t`Let us make it smaller. Which single sentence of “${lesson}” stops making sense? Watch the minute before it again, slowly: the reason is usually there, and not in the sentence itself. If it leans on an earlier lesson of “${course}”, the curriculum beside the video takes you there.`,
    ],
  },
  {
    asks: /\b(quiz|test|exam|practi[cs]e|exercise|remember|memori[sz]e|interview)\b|কুইজ|পরীক্ষা|অনুশীলন|চর্চা|মনে রাখ/i,
    replies: [
      ({ lesson }) =>
        t`For practice with “${lesson}”, close the lesson and write down everything you remember for two minutes. Then open it again and mark what you missed. Do the Knowledge Check in Overview after that, not before: what you recall with effort is what you keep.`,
    ],
  },
  {
    asks: /\bwhy\b|(?<!\p{L})কেন(?![\p{L}\p{M}])/iu,
    replies: [
      ({ lesson }) =>
        t`Ask it the other way round: what would go wrong without it? Take what “${lesson}” does, leave that one part out in your mind, and follow what happens next. The first thing that breaks is the reason it is there.`,
      ({ lesson, course }) =>
        t`Most choices in “${lesson}” trade one thing for another: speed for clarity, or effort now for ease later. Name what is gained and what is given up. If you can say when you would choose the opposite, you have understood this part of “${course}”.`,
    ],
  },
  {
    asks: /\b(how|steps?|way to)\b|কীভাবে|কিভাবে|কেমন করে|ধাপ/i,
    replies: [
      ({ lesson }) =>
        t`Break it into steps you can check. For “${lesson}”:\n1. Say what you have at the start and what you want at the end\n2. Do the first step from the lesson, and only that\n3. Look at the result before you go on\n4. Repeat until you reach the end\nWhen a step fails you know which one, and the question becomes small.`,
      ({ lesson }) =>
        t`Follow “${lesson}” once with your hands: pause after each step, do it yourself, and only then play on. The second time, do it without the video and use it only where you halt. Note those places, they are what you still have to learn.`,
    ],
  },
  {
    asks: /\b(what|define|definition|meaning|explain|difference)\b|(?<!\p{L})(কী|কি)(?![\p{L}\p{M}])|মানে|অর্থ|সংজ্ঞা|ব্যাখ্যা|পার্থক্য/iu,
    replies: [
      ({ lesson }) =>
        t`A working definition first: listen for the first time it is used in “${lesson}” and note what goes in, what comes out, and what it is compared with. Then put it in one sentence without using the word itself. If you can, you own it.`,
      ({ lesson, course }) =>
        t`Put it beside its nearest neighbour. In “${lesson}”, what looks almost the same but is not? List one thing they share and one that differs. Ideas in “${course}” become clear at their edges, less so in their middle.`,
    ],
  },
];

/** On a page in another language. */
const repliesInBengali: Replies = [
  ({ lesson }) =>
    `ভালো প্রশ্ন। “${lesson}” পাঠের যেখানে বিষয়টি প্রথম আসে, সেখানে একটু থামুন এবং নিজের ভাষায় এক বাক্যে লিখুন। যে জায়গায় আটকে যাবেন, সেটাই আবার দেখার জায়গা।`,
  ({ lesson, course }) =>
    `চলুন ছোট করে ভাবি। “${lesson}” পাঠে সমস্যাটা কী ছিল, কোন ধারণা সেটা মেটায়, আর কোথায় সেটা খাটে না: এই তিনটি লাইন নোটে লিখুন। “${course}” কোর্সের পরের পাঠগুলো তখন সহজ লাগবে।`,
];
