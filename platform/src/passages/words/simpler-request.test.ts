import { expect, test } from 'vitest';
import { asksForSimpler } from './simpler-request.ts';

test.each([
  'can you explain that more simply?',
  'say that in simpler words',
  'Could you please explain it in a simpler way?',
  'Explain that again',
  'Explain it simply, please',
  'explain like I’m five',
  "Explain it to me like I'm 5",
  'put it in other words',
  'Please say this differently',
  'in simple words please',
  'Simpler, please',
  'make it easier to understand',
  'simplify that',
  'rephrase that please',
  'Can you give me a simpler explanation?',
  'Is there an easier way to explain that?',
  'What does that mean in simple words?',
  'I don’t understand',
  "Sorry, I still don't get it. Can you explain it more clearly?",
  'aro sohoj kore bolo',
  'সহজ করে বলো',
  'আরও সহজ করে বুঝিয়ে দাও',
  'একটু সহজ ভাষায় বলুন, প্লিজ',
  'এটা কি সহজভাবে ব্যাখ্যা করতে পারেন?',
  'অন্যভাবে বলুন',
  'বুঝিনি',
  'আমি কিছুই বুঝতে পারছি না',
])('"%s" asks for other words', (message) => {
  expect(asksForSimpler(message)).toBe(true);
});

test.each([
  'explain ridge regression simply',
  'Explain gradient descent in simple words',
  'What is a simple loom?',
  'How do I simplify a fraction?',
  'simplify the expression',
  'Which words are simpler?',
  'simple',
  'I don’t understand ridge',
  'What does warp mean in simple words?',
  'Say hello in another language',
  'Summarise that in simple words',
  'explain this lesson in simple words',
  'Can you explain?',
  'thanks',
  'রিজ রিগ্রেশন সহজ করে বলো',
  'সহজ',
  'সরল সুদ কী?',
  'সহজ ভাষায় সারাংশ দাও',
  'তাঁত বুঝিনি',
  `explain that more simply${' please'.repeat(30)}`,
])('"%s" does not', (message) => {
  expect(asksForSimpler(message)).toBe(false);
});
