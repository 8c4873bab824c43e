import type { Film } from '../film.ts';
import { hues } from '../picture/palette.ts';
import { instructions } from './what-programming-is/instructions.ts';
import { pythonLines } from './what-programming-is/python-lines.ts';
import { task } from './what-programming-is/task.ts';
import { teaSteps } from './what-programming-is/tea-steps.ts';
import { twoSpoons } from './what-programming-is/two-spoons.ts';

/** The voice reads letters where speakers swallow a vowel; `spoken` spells what they say. */
export const whatProgrammingIs: Film = {
  name: 'what-programming-is',
  language: 'bn',
  voice: 'farhana',
  course: 'শূন্য থেকে পাইথন প্রোগ্রামিং',
  title: ['প্রোগ্রামিং', 'আসলে কী'],
  teacher: 'ফারহানা ইসলামের সঙ্গে',
  closing: { label: 'পরের পাঠ', text: 'পাইথন ইনস্টল ও প্রথম প্রোগ্রাম' },
  hue: hues.indigo,
  folds: 12,
  sentences: [
    {
      id: 'title',
      text: 'প্রোগ্রামিং আসলে কী?',
      spoken: 'প্রোগ্রামিং আশ্লে কী?',
      pauseSeconds: 1.5,
    },
    {
      id: 'what',
      text: 'প্রোগ্রাম মানে কম্পিউটারের জন্য লেখা কিছু নির্দেশ।',
      spoken: 'প্রোগ্রাম মানে কম্পিউটারের জোন্নো লেখা কিছু নির্দেশ।',
    },
    {
      id: 'recipe',
      text: 'অনেকটা রান্নার রেসিপির মতো। ধরুন, চা বানাবেন।',
      spoken: 'অনেক্টা রান্নার রেসিপির মোতো। ধোরুন, চা বানাবেন।',
    },
    {
      id: 'steps',
      text: 'আগে পানি গরম, তারপর চা পাতা, তারপর দুধ আর চিনি, শেষে কাপে ঢালা।',
      spoken: 'আগে পানি গরোম, তার্পর চা পাতা, তার্পর দুধ আর চিনি, শেষে কাপে ঢালা।',
      pauseSeconds: 0.7,
    },
    { id: 'order', text: 'ক্রম বদলে গেলে কী হবে?', spoken: 'ক্রম বদ্লে গেলে কী হোবে?' },
    {
      id: 'spoiled',
      text: 'আগে ঢালা, পরে পানি গরম: চা আর হলো না।',
      spoken: 'আগে ঢালা, পরে পানি গরোম: চা আর হোলো না।',
      pauseSeconds: 1,
    },
    { id: 'assume', text: 'কম্পিউটার নিজে থেকে কিছু ধরে নেয় না।', spoken: 'কম্পিউটার নিজে থেকে কিছু ধোরে নেয় না।' },
    {
      id: 'spoons',
      text: '‘একটু চিনি’ সে বোঝে না; বোঝে ‘দুই চামচ চিনি’।',
      spoken: 'এক্টু চিনি সে বোঝে না; বোঝে, দুই চামোচ চিনি।',
    },
    {
      id: 'clear',
      text: 'তাই প্রতিটি নির্দেশ হতে হয় স্পষ্ট।',
      spoken: 'তাই প্রতিটি নির্দেশ হোতে হয় স্পশ্টো।',
      pauseSeconds: 0.9,
    },
    {
      id: 'python',
      text: 'পাইথন এমন একটি ভাষা, যা পড়তে প্রায় ইংরেজি বাক্যের মতো লাগে।',
      spoken: 'পাইথন এমোন একটি ভাষা, যা পোড়্তে প্রায় ইংরেজি বাক্কের মোতো লাগে।',
    },
    { id: 'line', text: 'এক লাইন নির্দেশ, এক লাইন কাজ।', pauseSeconds: 1.5 },
    {
      id: 'task',
      text: 'এবার আপনার পালা। চা বানানোর কাজটি আটটি ধাপে লিখুন।',
      spoken: 'এবার আপ্নার পালা। চা বানানোর কাজ্টি আট্টি ধাপে লিখুন।',
    },
    {
      id: 'someone',
      text: 'এমন কেউ কি পড়ে চা বানাতে পারবে, যে আগে কখনো রান্নাঘরে ঢোকেনি?',
      spoken: 'এমোন কেউ কি পোড়ে চা বানাতে পার্বে, যে আগে কখোনো রান্নাঘরে ঢোকেনি?',
      pauseSeconds: 0.8,
    },
  ],
  chapters: [
    { from: 'what', title: 'নির্দেশ আর তার ক্রম' },
    { from: 'assume', title: 'স্পষ্ট করে বলা' },
    { from: 'python', title: 'পাইথন' },
  ],
  draw: (timeline) =>
    instructions(timeline) +
    teaSteps(timeline) +
    twoSpoons(timeline) +
    pythonLines(timeline) +
    task(timeline),
};
