import type { Student } from '@academy/contract/students/student-calls.ts';
import { t } from '@lingui/core/macro';
import { downloadCsv } from '@/components/plots/plot-table.ts';
import { columnText } from './student-words.ts';
import { studentColumns } from './students.ts';

/** The list as it is on the screen, all pages of it. Percent are numbers and times in UTC: a spreadsheet counts on with them. */
export function downloadStudents(students: readonly Student[]): void {
  const columns = [...studentColumns.map(columnText), t`Enrolled`];
  const rows = students.map(({ name, email, progress, lastActive, enrolledAt, neverCame }) => [
    ...[name, email, progress],
    ...[neverCame ? '' : lastActive, enrolledAt],
  ]);
  downloadCsv({ columns, rows }, 'students');
}
