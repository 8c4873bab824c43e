import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { tinyPng } from '../../../testing/tiny-picture.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { qrCode } from './qr-code.ts';

const pageUrl = 'http://localhost:3000/certificates/6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

it.each(['en', 'bn'] as const)(
  'a page in %s says where it is checked, and no name that is for programs',
  async (language) => {
    const draw = vi.spyOn(PDFDocument.prototype, 'text');
    const pdf = await certificatePdf({
      ...{ language, name: 'Nadia Rahman', courseTitle: 'Bread', creator: 'Tanvir', academyName: null },
      ...{
        issuedAt: new Date('2026-11-16T10:00:00Z'),
        criterion: { lessons: 2, passMark: null, score: null },
      },
      ...{ pageUrl, qr: qrCode(pageUrl), credential: 'a.signed.credential', painting: tinyPng },
    });
    const drawn = draw.mock.calls.map(([text]) => String(text));
    expect(drawn).toContain(pageUrl);
    expect(drawn.filter((text) => text.includes('did:'))).toEqual([]);
    expect(pdf.toString('latin1')).toContain('(localhost:3000)');
    expect(pdf.toString('latin1')).toContain('certificate.jwt');
  },
);
