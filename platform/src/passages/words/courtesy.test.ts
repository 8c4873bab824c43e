import { expect, test } from 'vitest';
import { courtesyOf } from './courtesy.ts';

test.each([
  ['thanks', 'thanks'],
  ['Thank you so much for your help!', 'thanks'],
  ['Ok, thanks 👍', 'thanks'],
  ['আপনাকে অনেক ধন্যবাদ।', 'thanks'],
  ['Hello there', 'greeting'],
  ['আসসালামু আলাইকুম', 'greeting'],
  ['OK.', 'agreement'],
  ["That's great!", 'agreement'],
  ['That helped a lot', 'thanks'],
  ['ঠিক আছে, বুঝেছি', 'agreement'],
  ['Nice!', 'agreement'],
  ['super 👍', 'agreement'],
  ['very nice', 'agreement'],
  ['k, thanks', 'thanks'],
  ['good night', 'farewell'],
  ['খোদা হাফেজ', 'farewell'],
])('"%s" is nothing but %s', (message, courtesy) => {
  expect(courtesyOf(message)).toBe(courtesy);
});

test.each([
  'thanks, what is ridge?',
  'hello world',
  'ok, and then?',
  'ok, and?',
  'and how long?',
  'Is it all right to freeze milk?',
  'good bread',
  'ধন্যবাদ, রিজ কী?',
  'super',
  'super()',
  'k',
  'nice?',
  'very',
  '👍',
  '',
  'hello '.repeat(300),
])('"%s" is more than politeness, or none', (message) => {
  expect(courtesyOf(message)).toBeNull();
});
