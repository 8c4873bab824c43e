import { expect, test } from 'vitest';
import { certificateAskedFor, namesCertificates } from './certificate-request.ts';

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
  'Will I get a certificate at the end of the course?',
  'Do I get a certificate when I finish this course?',
  'Can I get a certificate after completing this course?',
  'Is there a certificate for this course?',
  'Does this course give a certificate?',
  'What do I need to do to get my certificate?',
  'what should i do for the certificate',
  'I want my certificate',
  'my certificate?',
  'আমার সনদ কোথায় পাব',
  'এই কোর্সের সার্টিফিকেট কবে পাব?',
  'কোর্স শেষ করলে কি সার্টিফিকেট পাওয়া যাবে?',
])('"%s" asks for the certificate of the course', (message) => {
  expect(certificateAskedFor(message)).toBe('own');
});

test.each([
  'Do I get a certificate?',
  'How do I get a certificate?',
  'Must I have a certificate?',
  'when do we receive certificates',
  'what do I need for a certificate',
  'how to get certificate',
  'certificate kivabe pabo',
  'সনদ কীভাবে পাব?',
  'সনদ কবে দেওয়া হয়?',
  'সনদ কোথায়?',
  'সার্টিফিকেট কীভাবে পাবো',
  'সার্টিফিকেট পেতে কী করতে হবে?',
  'সার্টিফিকেট কি দেওয়া হবে?',
])('"%s" asks for it, or about those that the course teaches about', (message) => {
  expect(certificateAskedFor(message)).toBe('any');
});

test('Texts speak of certificates in both languages', () => {
  for (const text of ['A Certificate expires.', 'Certification', 'নবাবের সনদের কথা', 'সার্টিফিকেটটি'])
    expect(namesCertificates(text)).toBe(true);
  expect(namesCertificates('A shuttle is waxed.')).toBe(false);
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
  expect(certificateAskedFor(message)).toBeNull();
});
