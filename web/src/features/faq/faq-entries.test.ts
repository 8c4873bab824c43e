import { expect, it } from 'vitest';
import { faqEntries, filterFaq } from './faq-entries.ts';

const idsFor = (search: string) => filterFaq(faqEntries(), search).map((entry) => entry.id);

it('holds the eight specified questions', () => {
  expect(faqEntries().map((entry) => entry.id)).toEqual([
    'enrolling',
    'payment-methods',
    'mobile-access',
    'lifetime-access',
    'certificates',
    'refunds',
    'offline-downloads',
    'contacting-instructors',
  ]);
});

it('shows everything when nothing is asked for', () => {
  expect(idsFor('')).toHaveLength(8);
  expect(idsFor('   ')).toHaveLength(8);
});

it('finds words in questions and in answers, whatever their case and spacing', () => {
  expect(idsFor('REFUND')).toEqual(['refunds']);
  expect(idsFor(' 1  to 3 business days ')).toEqual(['contacting-instructors']);
  expect(idsFor('30%')).toEqual(['refunds']);
});

it('finds nothing for what is not there, and takes signs literally', () => {
  expect(idsFor('quantum')).toEqual([]);
  expect(idsFor('.*')).toEqual([]);
});

it('forgives a typing error in words of four letters and more, where nothing is found as it was typed', () => {
  expect(idsFor('certifcate')).toEqual(['certificates']);
  expect(idsFor('Refnud policy')).toEqual(['refunds']);
  expect(idsFor('US dolars')).toEqual(['payment-methods']);
  // As it stands it is found, and nothing beside it.
  expect(idsFor('Slides')).toEqual(['offline-downloads']);
  expect(idsFor('yex')).toEqual([]);
});
