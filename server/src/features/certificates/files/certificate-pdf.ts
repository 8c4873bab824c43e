/** Draws a certificate as a PDF: one page, A4 on its side. Knows no database and no HTTP; runs on a thread of its own. */
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { certificateWords, type PdfLanguage } from './certificate-words.ts';
import { type FontFace, withoutPictures } from './font-runs.ts';
import { drawText, LettersMissing } from './pdf-text.ts';
import type { QrCode } from './qr-code.ts';

export interface PdfFacts {
  readonly language: PdfLanguage;
  readonly name: string;
  readonly courseTitle: string;
  readonly creator: string;
  readonly issuedAt: Date;
  readonly criterion: {
    readonly lessons: number;
    readonly passMark: number | null;
    readonly score: number | null;
  };
  readonly pageUrl: string;
  /** As it was called when it gave the certificate. */
  readonly academyName: string | null;
  /** Names the issuer as programs want it; the page says it as people do. */
  readonly credential: string;
  /** The course's painting as PNG, in the shape of the band. */
  readonly painting: Uint8Array;
  readonly qr: QrCode;
}

const page = { width: 841.89, height: 595.28 };
export const band = { width: 250, height: page.height };
const margin = 56;
const ink = { strong: '#1c1917', soft: '#57534e', line: '#d6d3d1' };
const codeSide = 104;

export async function certificatePdf(facts: PdfFacts): Promise<Buffer> {
  const { language, issuedAt, criterion } = facts;
  const words = certificateWords[language];
  const number = new Intl.NumberFormat(language);
  const title = `${words.title}: ${facts.courseTitle}`;
  const doc = new PDFDocument({
    ...{ size: 'A4', layout: 'landscape', margin: 0, lang: language, displayTitle: true },
    info: {
      Title: title,
      Author: facts.academyName ?? new URL(facts.pageUrl).host,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const { serif, sans } = openFonts(doc);
  doc.image(Buffer.from(facts.painting), 0, 0, band);

  const x = band.width + margin;
  const width = page.width - x - margin;
  const write = (text: string, y: number, size: number, maxLines: number, faces = sans, color = ink.soft) =>
    drawText(doc, withoutPictures(text), { faces, size, color }, { x, y, width, maxLines });

  let y = 64;
  try {
    if (facts.academyName) y = write(facts.academyName, y - 8, 20, 1, serif, ink.strong);
  } catch (error) {
    // The address of the academy stands at the foot in any case.
    if (!(error instanceof LettersMissing)) throw error;
  }
  y = write(words.title, y, 14, 1);
  y = write(words.certifies, y + 22, 13, 1);
  y = write(facts.name, y + 6, 38, 2, serif, ink.strong);
  y = write(words.finished, y + 14, 13, 1);
  y = write(facts.courseTitle, y + 6, 26, 3, serif, ink.strong);
  y = write(words.by(facts.creator), y + 4, 13, 1);
  y = write(words.lessons(number.format(criterion.lessons)), y + 22, 11, 1);
  if (criterion.passMark !== null && criterion.score !== null) {
    y = write(words.mark(number.format(criterion.score), number.format(criterion.passMark)), y, 11, 1);
  }
  // As on its page in the web app.
  const whole = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const date = issuedAt.toLocaleDateString(language === 'bn' ? 'bn' : 'en-US', whole);
  write(words.issued(date), y, 11, 1);

  drawCheck(doc, facts, { words, sans, x, width });
  doc.file(Buffer.from(facts.credential), {
    ...{ name: 'certificate.jwt', type: 'application/vc+jwt', description: title },
    ...{ creationDate: issuedAt, modifiedDate: issuedAt },
  });
  doc.end();
  return done;
}

interface CheckPlace {
  readonly words: (typeof certificateWords)[PdfLanguage];
  readonly sans: readonly FontFace[];
  readonly x: number;
  readonly width: number;
}

/** At the foot of the page: the code, and where it leads to. */
function drawCheck(doc: PDFKit.PDFDocument, facts: PdfFacts, { words, sans, x, width }: CheckPlace): void {
  const top = page.height - 56 - codeSide;
  doc
    .save()
    .translate(x + width - codeSide, top)
    .scale(codeSide / facts.qr.size);
  doc.path(facts.qr.path).fill(ink.strong).restore();

  const box = { x, width: width - codeSide - 24, maxLines: 1 };
  const small = { faces: sans, size: 9, color: ink.soft };
  doc
    .moveTo(x, top + 18)
    .lineTo(x + box.width, top + 18)
    .lineWidth(0.75)
    .stroke(ink.line);
  let y = drawText(doc, words.check, small, { ...box, y: top + 30 });
  const linkTop = y;
  y = drawText(doc, facts.pageUrl, { ...small, color: ink.strong }, { ...box, y });
  doc.link(x, linkTop, box.width, y - linkTop, facts.pageUrl);
  drawText(doc, words.attached, small, { ...box, y: y + 4 });
}

const files = {
  serif: '@fontsource/fraunces/files/fraunces-latin-500-normal.woff',
  'serif-ext': '@fontsource/fraunces/files/fraunces-latin-ext-500-normal.woff',
  'serif-vi': '@fontsource/fraunces/files/fraunces-vietnamese-500-normal.woff',
  sans: '@fontsource/hind-siliguri/files/hind-siliguri-latin-400-normal.woff',
  'sans-ext': '@fontsource/hind-siliguri/files/hind-siliguri-latin-ext-400-normal.woff',
  bengali: '@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff',
  'bengali-strong': '@fontsource/hind-siliguri/files/hind-siliguri-bengali-600-normal.woff',
} as const;

/** The fonts of the web app. Each has letters of a few scripts; only those that are used get into the file. */
function openFonts(doc: PDFKit.PDFDocument): Record<'serif' | 'sans', FontFace[]> {
  const face = (name: keyof typeof files): FontFace => {
    doc.registerFont(name, fileURLToPath(import.meta.resolve(files[name]))).font(name);
    const { font } = Reflect.get(doc, '_font') as {
      font: { hasGlyphForCodePoint(codePoint: number): boolean };
    };
    return { name, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
  };
  const serif = [face('serif'), face('serif-ext'), face('serif-vi')];
  return {
    serif: [...serif, face('bengali-strong')],
    sans: [face('sans'), face('sans-ext'), face('bengali'), ...serif],
  };
}
