import { expect, test } from 'vitest';
import { asksForSize } from './size-request.ts';

test.each([
  'How many lessons are there?',
  'how many lessons does this course have',
  'How many videos are in this course in total?',
  'How many lessons in the course',
  'How long is this course?',
  'How long is the whole course',
  'How many hours is this course?',
  'How long does this course take?',
  'How much time will it take to finish this course?',
  'how many weeks does it take me to complete the course',
  "What's the duration of this course?",
  'ei course e koyta lesson ache',
  'এই কোর্সে কয়টি পাঠ আছে?',
  'কোর্সটিতে মোট কতগুলো ভিডিও আছে',
  'পাঠ কয়টা?',
  'কোর্সটি কত ঘণ্টার?',
  'এই কোর্স শেষ করতে কত সময় লাগবে?',
  'কোর্সটা কতক্ষণের?',
])('"%s" asks how long the course is', (message) => {
  expect(asksForSize(message)).toBe(true);
});

test.each([
  'How long is the warp?',
  'How long is a byte?',
  'How many neurons are there?',
  'How many lessons did Gandhi teach?',
  'How long does it take?',
  'How long is the course of the river?',
  'How many videos can a server store?',
  'course',
  'lessons',
  'কত সময় লাগে?',
  'ধান পাকতে কত দিন লাগে?',
  'এই পাঠে কী শিখব?',
  'নদীর গতিপথ কত লম্বা?',
  `How many lessons are there in this course${' please'.repeat(30)}`,
])('"%s" does not', (message) => {
  expect(asksForSize(message)).toBe(false);
});
