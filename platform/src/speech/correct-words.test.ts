import { describe, expect, it } from 'vitest';
import { correctWords } from './correct-words.ts';

function corrected(text: string, list: readonly string[], language = 'en'): string {
  const words = text.split(' ').map((word, index) => ({
    text: word,
    startMs: index * 100,
    endMs: index * 100 + 100,
    hasBlankBefore: true,
  }));
  return correctWords(
    list,
    language,
  )(words)
    .map((word) => word.text)
    .join(' ');
}

describe('the word list of a course', () => {
  it('spells near misses as the list does, with their punctuation', () => {
    const list = ['Kubernetes', 'PostgreSQL', 'Elena Petrova', 'useState', 'Bengaluru'];
    expect(corrected('We run it on cubernetes, with post gresql.', list)).toBe(
      'We run it on Kubernetes, with PostgreSQL.',
    );
    expect(corrected('I am Elina Petrowa and this is (Bengalooru).', list)).toBe(
      'I am Elena Petrova and this is (Bengaluru).',
    );
    expect(corrected("That is kubernetes' way, and Kubernetties's.", list)).toBe(
      "That is Kubernetes' way, and Kubernetes's.",
    );
  });

  it('gives the term the time of all the words that it was heard as', () => {
    const words = ['call', 'kuber', 'netes', 'now'].map((text, index) => ({
      text,
      startMs: index * 100,
      endMs: index * 100 + 100,
      hasBlankBefore: true,
    }));
    expect(correctWords(['Kubernetes'], 'en')(words)[1]).toMatchObject({
      text: 'Kubernetes',
      startMs: 100,
      endMs: 300,
    });
  });

  it('never changes a common word, however near it is', () => {
    const list = ['Thera', 'Watr', 'Noes', 'Statey', 'Wrld', 'Lern', 'Changr', 'Bilding', 'Forr', 'Mateur'];
    const text =
      'there is water for nobody who knows a state of the world, learn to change the building for a matter';
    expect(corrected(text, list)).toBe(text);
  });

  it('leaves words alone that only look or only sound a little alike', () => {
    const list = ['Kotlin', 'React', 'Redux', 'Docker', 'Vercel'];
    const text = 'The kitten did not reach the doctor, reduced and versatile as the rocket was.';
    expect(corrected(text, list)).toBe(text);
  });

  it('does not reach over the end of a sentence or a clause', () => {
    expect(corrected('He went to post. Gresql is another matter.', ['PostgreSQL'])).toBe(
      'He went to post. Gresql is another matter.',
    );
  });

  it('corrects capitals and blanks alone in other languages', () => {
    expect(corrected('আমরা পাইথন শিখি, javascript নয়', ['JavaScript', 'পাইথনে'], 'bn')).toBe(
      'আমরা পাইথন শিখি, JavaScript নয়',
    );
  });

  it('changes nothing without a list', () => {
    expect(corrected('as it was', [])).toBe('as it was');
    expect(corrected('as it was', ['', '!!'])).toBe('as it was');
  });
});
