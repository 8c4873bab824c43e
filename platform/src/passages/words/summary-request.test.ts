import { expect, test } from 'vitest';
import { summaryAskedFor } from './summary-request.ts';

test.each([
  ['summarise this', 'here'],
  ['Summarize this lesson, please.', 'here'],
  ['Can you give me a short summary of this video?', 'here'],
  ['summary', 'here'],
  ['What is this lesson about?', 'here'],
  ["What's this about", 'here'],
  ['what will I learn in this lesson', 'here'],
  ['What are the key points?', 'here'],
  ['What does this course teach?', 'course'],
  ['summarise the whole course in a few sentences', 'course'],
  ['সারাংশ দাও', 'here'],
  ['এই পাঠটির একটি সারাংশ দিন।', 'here'],
  ['এই পাঠটি কী নিয়ে?', 'here'],
  ['এই পাঠে কী শেখানো হয়েছে', 'here'],
  ['সংক্ষেপে বলো', 'here'],
  ['এই কোর্সটি কী নিয়ে?', 'course'],
])('"%s" asks for a summary: %s', (message, summed) => {
  expect(summaryAskedFor(message)).toBe(summed);
});

test.each([
  'What is a summary?',
  'summarise ridge regression',
  'What does this lesson say about lasso?',
  'What is the summary element for?',
  'what is it about indigo that stains',
  'how does it differ',
  'সারাংশ কী?',
  'রিজের সারাংশ দাও',
  'এই পাঠে লবণ নিয়ে কী বলা হয়েছে?',
  'explain',
  'please',
  '',
  'please '.repeat(20),
  `${'can you '.repeat(18)}x`,
])('"%s" asks about something, or for nothing', (message) => {
  expect(summaryAskedFor(message)).toBeNull();
});
