import type { MailTexts, WeekFacts } from './mail-words.ts';

const number = (count: number) => new Intl.NumberFormat('bn').format(count);

const weekLines = ({ students, completions, reviews, questions }: WeekFacts): string[] => [
  ...(students ? [`• ${number(students)} জন শিক্ষার্থী ভর্তি হয়েছেন`] : []),
  ...(completions ? [`• ${number(completions)} জন শিক্ষার্থী একটি কোর্স শেষ করেছেন`] : []),
  ...(reviews ? [`• ${number(reviews)}টি নতুন পর্যালোচনা`] : []),
  ...(questions ? [`• সহকারীর কাছে ${number(questions)}টি প্রশ্ন`] : []),
];

const lists = {
  certificates: 'আপনার সনদ সম্পর্কে',
  replies: 'শিক্ষক আপনার পর্যালোচনার উত্তর দিলে',
  reviews: 'আপনার পর্যালোচনা লুকানো হলে',
  requests: 'আপনার অনুরোধের উত্তর এলে',
  summary: 'আপনার কোর্সগুলোতে কী হচ্ছে সে সম্পর্কে',
  news: 'আপনার কোর্সের খবর থাকলে',
} as const;

export const bengaliTexts: MailTexts = {
  greeting: (name) => `প্রিয় ${name},`,
  certificateIssued: (course) => ({
    subject: `“${course}” কোর্সের জন্য আপনার সনদ`,
    lines: [`অভিনন্দন: আপনি “${course}” শেষ করেছেন, আপনার সনদ তৈরি।`],
    action: 'আপনার সনদ দেখুন',
  }),
  certificateRevoked: (course) => ({
    subject: `“${course}” কোর্সের সনদ প্রত্যাহার করা হয়েছে`,
    lines: [`“${course}” কোর্সের জন্য আপনার সনদ প্রত্যাহার করা হয়েছে। সনদের পাতায় কারণ লেখা আছে।`],
    action: 'সনদের পাতা দেখুন',
  }),
  reviewAnswered: (course, reply) => ({
    subject: `“${course}” কোর্সে আপনার পর্যালোচনার উত্তর এসেছে`,
    lines: [`“${course}” কোর্সের শিক্ষক আপনার পর্যালোচনার উত্তর দিয়েছেন:`, reply],
    action: 'কোর্স ও তার পর্যালোচনা দেখুন',
  }),
  reviewHidden: (course, reason) => ({
    subject: `“${course}” কোর্সে আপনার পর্যালোচনা লুকানো হয়েছে`,
    lines: [`একজন অ্যাডমিন “${course}” কোর্সে আপনার পর্যালোচনা লুকিয়েছেন। কারণ:`, reason],
    action: 'কোর্সটি দেখুন',
  }),
  coursePublished: (course) => ({
    subject: `“${course}” প্রকাশিত হয়েছে`,
    lines: [`আপনার কোর্স “${course}” প্রকাশিত হয়েছে। এখন সবাই এটি কোর্সের তালিকায় পাবেন।`],
    action: 'কোর্সটি দেখুন',
  }),
  courseRefused: (course, reason) => ({
    subject: `“${course}” প্রত্যাখ্যান করা হয়েছে`,
    lines: [
      `একজন অ্যাডমিন আপনার কোর্স “${course}” দেখেছেন এবং এভাবে এটি প্রকাশ করছেন না।`,
      ...(reason === '' ? [] : ['কারণ:', reason]),
      'কোর্সটি মুছে যায়নি। ঠিক করে আবার জমা দিন।',
    ],
    action: 'কোর্সটি খুলুন',
  }),
  requestAnswered: (approved) => ({
    subject: approved ? 'আপনি এখন কোর্স লিখতে পারেন' : 'কোর্স লেখার অনুরোধ প্রত্যাখ্যান করা হয়েছে',
    lines: [
      approved
        ? 'আপনি কোর্স লেখার অনুমতি চেয়েছিলেন। একজন অ্যাডমিন সম্মতি দিয়েছেন: শুরু করতে পারেন।'
        : 'আপনি কোর্স লেখার অনুমতি চেয়েছিলেন। একজন অ্যাডমিন সম্মতি দেননি; আপনার পাতায় কারণ লেখা আছে।',
    ],
    action: 'আপনার ড্যাশবোর্ড খুলুন',
  }),
  weeklySummary: (week) => ({
    subject: 'আপনার কোর্সগুলোতে গত সপ্তাহ',
    lines: ['গত সপ্তাহে আপনার কোর্সগুলোতে যা হয়েছে:', weekLines(week).join('\n')],
    action: 'আপনার ড্যাশবোর্ড খুলুন',
  }),
  invitation: ({ school, by, courses, until }) => ({
    subject: `${school}-এ আপনার আমন্ত্রণ`,
    lines: [
      by === null
        ? `${school}-এ শেখার জন্য আপনাকে আমন্ত্রণ জানানো হচ্ছে।`
        : `${by} আপনাকে ${school}-এ শেখার আমন্ত্রণ জানাচ্ছেন।`,
      ...(courses.length === 0
        ? []
        : ['আপনি এই কোর্সগুলোতে ভর্তি হবেন:', courses.map((title) => `• ${title}`).join('\n')]),
      `${new Intl.DateTimeFormat('bn', { dateStyle: 'long', timeZone: 'UTC' }).format(until)} পর্যন্ত এই ইমেইল ঠিকানা দিয়ে প্রবেশ করুন।`,
    ],
    action: 'প্রবেশ করুন',
  }),
  why: (list, school) => `আপনি ${lists[list]} ইমেইল পেতে চেয়েছেন বলে ${school} থেকে এটি পেয়েছেন।`,
  whyInvited: (school) =>
    `${school}-এর কেউ এই ঠিকানাকে আমন্ত্রণ জানিয়েছেন বলে আপনি এই ইমেইল পেয়েছেন। কারণ জানা না থাকলে উপেক্ষা করুন: তাতে কিছুই হবে না।`,
  unsubscribe: 'এই ইমেইলগুলো বন্ধ করুন',
};
