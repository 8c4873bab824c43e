import { expect, test } from 'vitest';
import { asksForNext } from './next-request.ts';

test.each([
  'which lesson comes next?',
  'what is the next lesson?',
  "What's the next video",
  'Which is the next lesson in this course?',
  'What is my next lesson called?',
  'what lesson is next',
  'Which lesson comes after this one?',
  'What comes after this lesson?',
  'What should I watch next?',
  'And what do I learn next?',
  'next lesson',
  'Please show me the next lesson',
  'Is this the last lesson?',
  'porer lesson konti',
  'পরের পাঠ কোনটি?',
  'এর পরের পাঠ কী?',
  'এরপর কোন পাঠ?',
  'পরবর্তী ভিডিও কোনটা',
  'এই পাঠের পরে কোন পাঠ আছে?',
  'পরের পাঠে কী আছে?',
  'পরের পাঠ',
])('"%s" asks which lesson comes next', (message) => {
  expect(asksForNext(message)).toBe(true);
});

test.each([
  'what comes next?',
  'What is next?',
  'next',
  'What is the next prime number?',
  'What is the next step after warping?',
  'Which lesson explains the warp?',
  'What should I water next?',
  'Which thread comes after this one?',
  'lesson',
  'এর পরে কী করব?',
  'পরের ধাপ কোনটি?',
  'পরে কী হয়?',
  'কোন পাঠে তাঁত আছে?',
  'পাঠ কয়টি?',
  `what is the next lesson${' please'.repeat(30)}`,
])('"%s" does not', (message) => {
  expect(asksForNext(message)).toBe(false);
});
