import { expect, it } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { readPeople } from './read-people.ts';

const read = (text: string) =>
  readPeople(text).map(({ line, email, name, role, courses, cohort }) => [
    line,
    email,
    ...[name, role, courses.join('+'), cohort].filter((cell) => cell !== ''),
  ]);

it('reads addresses alone, one a line', () => {
  expect(read('a@b.co\n\n  B@B.CO  \n')).toEqual([
    [1, 'a@b.co'],
    [3, 'b@b.co'],
  ]);
  expect(read('Rina Das <Rina@example.com>\n')).toEqual([[1, 'rina@example.com', 'Rina Das']]);
});

it('reads columns in their own order, or as the first line names them', () => {
  expect(read('a@b.co,Rina,Creator,"Weaving|Dyeing",7B')).toEqual([
    [1, 'a@b.co', 'Rina', 'creator', 'Weaving+Dyeing', '7B'],
  ]);
  expect(read('Full name;Shoe size;E-mail\nRina;38;a@b.co\n')).toEqual([[2, 'a@b.co', 'Rina']]);
  expect(read('নাম,ইমেইল\nরিনা,a@b.co')).toEqual([[2, 'a@b.co', 'রিনা']]);
});

it.each([',', ';', '\t'])('finds out that columns are divided by %j', (sign) => {
  expect(read(`email${sign}name\na@b.co${sign}"Das${sign} Rina"\n`)).toEqual([
    [2, 'a@b.co', `Das${sign} Rina`],
  ]);
});

it('reads a byte order mark, line ends of every kind and quoted lines', () => {
  expect(read('\uFEFFemail,name\r\na@b.co,"Rina ""R""\r\nDas"\r\n\r\nb@b.co,B\rc@b.co\n"d@b.co"')).toEqual([
    [2, 'a@b.co', 'Rina "R"\nDas'],
    [5, 'b@b.co', 'B'],
    [6, 'c@b.co'],
    [7, 'd@b.co'],
  ]);
});

const refusalOf = (text: string) => {
  try {
    readPeople(text);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.code, error.facts];
  }
};

it('tells from where on a list cannot be read', () => {
  expect(refusalOf('a@b.co\n"b@b.co"x,1\n')).toEqual(['list_unreadable', { line: 2 }]);
  expect(refusalOf('a@b.co\n"b@b.co,1\nc@b.co')?.[0]).toBe('list_unreadable');
  expect(refusalOf(`a@b.co\n${'x'.repeat(20_000)}`)).toEqual(['list_unreadable', { line: 2 }]);
});

it('takes 2,000 people and no more, and not nobody', () => {
  const list = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@b.co`).join('\n');
  expect(readPeople(`email\n${list(2000)}`)).toHaveLength(2000);
  expect(refusalOf(list(2001))).toEqual(['list_too_long', { limit: 2000 }]);
  expect(refusalOf(`email\n${list(2001)}`)).toEqual(['list_too_long', { limit: 2000 }]);
  for (const text of ['', ' \n\n', '\uFEFF', 'email,name\n', ',,,\n,,,']) {
    expect(refusalOf(text), JSON.stringify(text)).toEqual(['list_empty', undefined]);
  }
});
