/**
 * A row of a CSV file, every cell in quotes. A spreadsheet would run a cell that begins with one of these signs as a formula: an
 * apostrophe before it makes it a text. Control characters other than line breaks and tabs mean nothing to anybody.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\n`;
}

const controls = /[\p{Cc}--[\n\t]]/gv;
const formula = /^\s*[=+\-@\t\n＝＋－＠]/u;

function harmless(text: string): string {
  const plain = text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, '');
  return formula.test(plain) ? `'${plain}` : plain;
}
