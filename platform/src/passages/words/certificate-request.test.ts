import { expect, test } from 'vitest';
import { asksForCertificate } from './certificate-request.ts';

test.each([
  'How do I get my certificate?',
  'how do i get the certificate',
  'How can I get a certificate of this course?',
  'Hi, how do I get my certificate please?',
  'When do I get my certificate?',
  'when will I receive the certificate of completion',
  'Where is my certificate?',
  "Where's my course certificate",
  'Where can I download my certificate?',
  'Do I get a certificate?',
  'Will I get a certificate at the end of the course?',
  'Do I get a certificate when I finish this course?',
  'Can I get a certificate after completing this course?',
  'Is there a certificate for this course?',
  'Does this course give a certificate?',
  'What do I need to do to get my certificate?',
  'what should i do for the certificate',
  'how to get certificate',
  'I want my certificate',
  'my certificate?',
  'certificate kivabe pabo',
  'সনদ কীভাবে পাব?',
  'সনদ কোথায়?',
  'আমার সনদ কোথায় পাব',
  'সার্টিফিকেট কীভাবে পাবো',
  'এই কোর্সের সার্টিফিকেট কবে পাব?',
  'কোর্স শেষ করলে কি সার্টিফিকেট পাওয়া যাবে?',
  'সার্টিফিকেট পেতে কী করতে হবে?',
  'সার্টিফিকেট কি দেওয়া হবে?',
])('"%s" asks for the certificate of the course', (message) => {
  expect(asksForCertificate(message)).toBe(true);
});

test.each([
  'How do I renew a TLS certificate?',
  'What is a certificate authority?',
  'What is a certificate?',
  'certificate',
  'How do I get a TLS certificate?',
  'How do I get a certificate from a certificate authority?',
  'How do I get a certificate for my server?',
  'How do I see a certificate?',
  'How do I check the certificate?',
  'Where is the certificate stored?',
  'Do I need a certificate?',
  'How does a certificate work?',
  'How do I get my degree?',
  'সনদ কী?',
  'সার্টিফিকেট কীভাবে কাজ করে?',
  'সার্টিফিকেট কোথায় থাকে?',
  'সার্ভারের সার্টিফিকেট কীভাবে পাব?',
  'তালিকা কীভাবে পাব?',
  '',
  'my '.repeat(60),
  `${'hi so '.repeat(26)}x`,
])('"%s" asks something else', (message) => {
  expect(asksForCertificate(message)).toBe(false);
});
