/** What a plot draws, as a table: for screen readers, for whoever would rather read it, and as a file. */
import { csvRow } from '@academy/contract/text/csv-row.ts';

/** Null where nothing is known. */
type Cell = string | number | null;

export interface PlotTable {
  /** The first column names its row. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** What the rows are called on the screen, where the file names them as spreadsheets sort them. */
  readonly names?: readonly string[];
}

/** Numbers stay as they are: a spreadsheet counts on with them. */
export function csvOf({ columns, rows }: PlotTable): string {
  const lines = rows.map((cells) => csvRow(cells.map((cell) => (cell === null ? '' : String(cell)))));
  return csvRow(columns) + lines.join('');
}

// Spreadsheets take a file without it for another encoding, and Bengali becomes unreadable.
const byteOrderMark = '\uFEFF';

/** Hands the table over as a file, made here: what is on the screen is what is in it. */
export function downloadCsv(table: PlotTable, fileName: string): void {
  const url = URL.createObjectURL(new Blob([byteOrderMark, csvOf(table)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName}.csv`;
  link.click();
  // At once it would be gone before some browsers have begun to save it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
