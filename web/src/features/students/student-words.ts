import { plural, t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';
import type { StudentColumn, StudentSort } from './students.ts';

export function columnText(column: StudentColumn): string {
  switch (column) {
    case 'name':
      return t`Student`;
    case 'email':
      return t`Email`;
    case 'progress':
      return t`Progress`;
    case 'lastActive':
      return t`Last Active`;
  }
}

export function sortText({ column: sorted, direction }: StudentSort): string {
  const column = columnText(sorted);
  return direction === 'ascending' ? t`sorted by ${column}, ascending` : t`sorted by ${column}, descending`;
}

/** How many there are, and how many of them the search found. */
export function studentsText(foundCount: number, count: number): string {
  const found = numberText(foundCount);
  const number = numberText(count);
  return foundCount === count
    ? plural(count, { one: `${number} student`, other: `${number} students` })
    : plural(count, { one: `${found} of ${number} student`, other: `${found} of ${number} students` });
}
