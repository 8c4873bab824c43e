import { plural } from '@lingui/core/macro';
import { numberText } from './language/numbers.ts';

export function studentsText(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} student`, other: `${number} students` });
}
