import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { FileBounds } from './file-bounds.ts';
import { type FileText, type TextPart, textOfParts } from './file-text.ts';
import { type PageLetter, pageText } from './page-text.ts';

/*
 * Reads PDFs with PDFium, compiled to WebAssembly: whatever a broken file does to it, it does within that. Nothing is
 * drawn, and no script of a file is run: it is built without them.
 */

/** Numbers of PDFium's last error: a password is asked for, or a way of locking it that it does not know. */
const LOCKED = [4, 5];

/** Fewer letters than this are no text: a page number on a picture, or a scanner's stamp. */
const FEWEST_LETTERS = 20;

/** Beyond its own bytes a file seldom takes more than this. */
const USUAL_MEMORY_BYTES = 96 * 1024 * 1024;

export async function readPdf(
  bytes: Uint8Array,
  bounds: Pick<FileBounds, 'pages' | 'letters'>,
): Promise<FileText> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const pdfium = await init({ wasmBinary: new Uint8Array(wasm).buffer });
  try {
    return readDocument(pdfium, bytes, bounds);
  } catch {
    // It stops in the same way whatever ails it, and memory that was given is not given back.
    const isHungry = pdfium.pdfium.HEAPU8.length > USUAL_MEMORY_BYTES + 4 * bytes.length;
    return { state: 'failed', reason: isHungry ? 'too_slow' : 'broken' };
  }
}

function readDocument(
  pdfium: WrappedPdfiumModule,
  bytes: Uint8Array,
  { pages, letters }: Pick<FileBounds, 'pages' | 'letters'>,
): FileText {
  pdfium.PDFiumExt_Init();
  const address = pdfium.pdfium.wasmExports.malloc(bytes.length);
  if (address === 0) return { state: 'failed', reason: 'too_slow' };
  pdfium.pdfium.HEAPU8.set(bytes, address);
  const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, '');
  if (document === 0) {
    const isLocked = LOCKED.includes(pdfium.FPDF_GetLastError());
    return isLocked ? { state: 'skipped', reason: 'encrypted' } : { state: 'failed', reason: 'broken' };
  }
  const count = Math.min(pdfium.FPDF_GetPageCount(document), pages);
  if (count === 0) return { state: 'failed', reason: 'broken' };
  return textOfParts(readPages(pdfium, document, { count, letters }), { letters, fewest: FEWEST_LETTERS });
}

/** One page after the other: what lies beyond the last letter that is kept is not looked at. */
function* readPages(
  pdfium: WrappedPdfiumModule,
  document: number,
  { count, letters }: { readonly count: number; readonly letters: number },
): Generator<TextPart> {
  for (let index = 0; index < count; index += 1) {
    // A page that is broken has no text; the others may have.
    const page = pdfium.FPDF_LoadPage(document, index);
    if (page === 0) continue;
    const text = pdfium.FPDFText_LoadPage(page);
    yield { page: index + 1, text: pageText(lettersOf(pdfium, text, letters)) };
    pdfium.FPDFText_ClosePage(text);
    pdfium.FPDF_ClosePage(page);
  }
}

function* lettersOf(pdfium: WrappedPdfiumModule, text: number, letters: number): Generator<PageLetter> {
  const count = Math.min(pdfium.FPDFText_CountChars(text), letters);
  for (let index = 0; index < count; index += 1) {
    const code = pdfium.FPDFText_GetUnicode(text, index);
    const isGuessed = pdfium.FPDFText_IsGenerated(text, index) === 1;
    yield { letter: code <= 0x10_ffff ? String.fromCodePoint(code) : '', isGuessed };
  }
}
