import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { tinyPng } from '../../../testing/tiny-picture.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { qrCode } from './qr-code.ts';

const pageUrl = 'http://localhost:3000/certificates/6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

const facts = {
  language: 'en',
  name: 'Nadia Rahman',
  courseTitle: 'Bread',
  creator: 'Tanvir',
  academyName: null,
  issuedAt: new Date('2026-11-16T10:00:00Z'),
  criterion: { lessons: 2, passMark: null, score: null },
  credential: 'a.signed.credential',
  painting: tinyPng,
} as const;

/** What is drawn, with its left end and how wide it is. */
function watchTexts() {
  const drawn: { text: string; x: number; width: number }[] = [];
  const draw = PDFDocument.prototype.text;
  vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (this: PDFKit.PDFDocument, ...args) {
    const [text, x] = args as unknown as [string, number];
    drawn.push({ text, x, width: this.widthOfString(text) });
    return draw.apply(this, args);
  });
  return drawn;
}

it('words that are longer than a line go on in the next, and reach neither the code nor the edge', async () => {
  const drawn = watchTexts();
  const name = 'Ann'.repeat(60);
  const address = `https://${'a-long-name-of-an-academy.'.repeat(6)}example/certificates/6f9619ff-8b86-4d01-b42d-00cf4fc964ff`;
  await certificatePdf({ ...facts, name, pageUrl: address, qr: qrCode(address) });
  const texts = drawn.map(({ text }) => text).join('');
  expect(texts).toContain(name);
  expect(texts).toContain(address);
  const right = ({ x, width }: { x: number; width: number }) => x + width;
  expect(Math.max(...drawn.map(right))).toBeLessThanOrEqual(786);
  const parts = drawn.filter(({ text }) => text.length > 9 && address.includes(text));
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map(right))).toBeLessThanOrEqual(658);
});

it.each(['en', 'bn'] as const)(
  'a page in %s says where it is checked, and no name that is for programs',
  async (language) => {
    const draw = vi.spyOn(PDFDocument.prototype, 'text');
    const pdf = await certificatePdf({ ...facts, language, pageUrl, qr: qrCode(pageUrl) });
    const drawn = draw.mock.calls.map(([text]) => String(text));
    expect(drawn).toContain(pageUrl);
    expect(drawn.filter((text) => text.includes('did:'))).toEqual([]);
    expect(pdf.toString('latin1')).toContain('(localhost:3000)');
    expect(pdf.toString('latin1')).toContain('certificate.jwt');
  },
);

it.each([
  ['en', 'Issued on November 16, 2026'],
  ['bn', '১৬ নভেম্বর, ২০২৬'],
] as const)('a page in %s says the day in the words of its page on the web', async (language, said) => {
  const drawn = watchTexts();
  await certificatePdf({ ...facts, language, pageUrl, qr: qrCode(pageUrl) });
  expect(drawn.map(({ text }) => text).join('')).toContain(said);
});
