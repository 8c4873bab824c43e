import { expect, test } from 'vitest';
import { asksForTeacher } from './teacher-request.ts';

test.each([
  'who teaches this course?',
  'Who is the teacher?',
  'who is the instructor',
  "Who's my instructor?",
  'Who is the instructor of this course?',
  'Who is the author of this course?',
  'who made this course',
  'Who teaches this lesson?',
  'What is the teacher’s name?',
  'What is the name of the instructor?',
  'instructor name',
  'Hi, can you tell me who is the course instructor?',
  'By whom is this course taught?',
  'ei course er teacher ke',
  'এই কোর্সের শিক্ষক কে?',
  'শিক্ষকের নাম কী?',
  'কোর্সটি কে পড়ান?',
  'এই কোর্স কে পড়াচ্ছেন?',
  'আমাদের ইনস্ট্রাক্টর কে',
])('"%s" asks who teaches the course', (message) => {
  expect(asksForTeacher(message)).toBe(true);
});

test.each([
  'who was the teacher of Plato?',
  'Who teaches a neural network?',
  'Who is the author?',
  'Who made the film?',
  'What does the teacher say about warp?',
  'What is teacher forcing?',
  'teacher',
  'How do I contact the teacher?',
  'Who is the president?',
  'Who are you?',
  'রবীন্দ্রনাথের শিক্ষক কে?',
  'শিক্ষক কী বলেছেন?',
  'তাঁত কে বানিয়েছেন?',
  'শিক্ষক',
  `who teaches this course${' please'.repeat(30)}`,
])('"%s" does not', (message) => {
  expect(asksForTeacher(message)).toBe(false);
});
