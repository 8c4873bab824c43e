/** PDFs as programs write them, and as somebody writes them who means harm. */
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** The font that certificates are set in; it knows Bengali and nothing else. */
const bengaliFont = fileURLToPath(
  import.meta.resolve('@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff'),
);

interface PdfOptions {
  readonly bengali?: boolean;
  /** Asked for by whoever opens it, or only by who wants to change it. */
  readonly userPassword?: string;
  readonly ownerPassword?: string;
}

/** One page for each text. */
export async function makePdf(
  pages: readonly string[],
  { bengali = false, ...passwords }: PdfOptions = {},
): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, ...passwords });
  if (bengali) doc.font(bengaliFont);
  for (const text of pages) doc.addPage().fontSize(12).text(text);
  doc.end();
  return buffer(doc);
}

/** Of one page that is a picture, as a scanner leaves it. */
export async function makeScan(): Promise<Buffer> {
  const doc = new PDFDocument();
  doc.rect(72, 72, 200, 200).fill('black');
  doc.end();
  return buffer(doc);
}

/** A PDF of these objects, the first its catalogue. */
function rawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const chunks = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(Buffer.concat(chunks).length);
    chunks.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const start = Buffer.concat(chunks).length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** A page whose drawing is this, and what else its file has. */
export function pdfOfDrawing(
  drawing: Buffer,
  { filter = '', catalogue = '', kids = '3 0 R', count = 1 } = {},
): Buffer {
  const content = Buffer.concat([
    Buffer.from(`<</Length ${drawing.length}${filter}>>\nstream\n`),
    drawing,
    Buffer.from('\nendstream'),
  ]);
  return rawPdf([
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>',
    content,
    font,
  ]);
}

/** So many bytes of drawing in a file of a few thousand. */
export function bombPdf(bytes: number): Buffer {
  const drawing = Buffer.alloc(bytes, 'BT /F 9 Tf (harmless words) Tj ET ');
  return pdfOfDrawing(deflateSync(deflateSync(drawing)), { filter: '/Filter[/FlateDecode/FlateDecode]' });
}
