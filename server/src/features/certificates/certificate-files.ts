/** What people keep of a certificate, made when it is asked for and kept in memory for a while. */
import { parseJwt } from '@academy/contract/certificates/compact-jwt.ts';
import { readCredential } from '@academy/contract/certificates/read-credential.ts';
import type { Hue } from '@academy/contract/courses/hues.ts';
import type { AcademyIdentity } from '@academy/platform/certificates/academy-identity.ts';
import { ByteCache } from '../../http/byte-cache.ts';
import { Refusal } from '../../refusal.ts';
import { createRenderThread } from '../../render-thread.ts';
import type { CertificateRow } from './certificates.repository.ts';
import { badgePicture, type Drawings } from './files/badge-picture.ts';
import { band, type PdfFacts } from './files/certificate-pdf.ts';
import type { PdfLanguage } from './files/certificate-words.ts';
import { qrCode, qrSvg } from './files/qr-code.ts';

/** A file has 300 to 900 kB. Who may wait for one waits a few seconds at most; the others are told to come back. */
const limits = { maxBytes: 16 * 1024 * 1024, maxLoads: 8 };
const comeBackSeconds = 5;
/** Pixels for each point of the page: sharp in print. */
const paintingScale = 2.5;

export type CertificateFiles = ReturnType<typeof createCertificateFiles>;

export function createCertificateFiles(identity: AcademyIdentity, drawings: Drawings) {
  const kept = new ByteCache(limits);
  const thread = createRenderThread<PdfFacts>(new URL('./files/pdf-thread.ts', import.meta.url));
  const make = async (name: string, load: () => Promise<Buffer>): Promise<Buffer> => {
    if (kept.peek(name) === undefined && !kept.canLoad(name)) {
      const facts = { after: `${comeBackSeconds} seconds`, seconds: comeBackSeconds };
      throw new Refusal('too_many_requests', facts);
    }
    return kept.get(name, load);
  };
  const paintingOf = ({ courseKey: courseId, hue }: CertificateRow) => ({ courseId, hue: hue as Hue });

  return {
    isKept: (name: string): boolean => kept.peek(name) !== undefined,
    close: () => thread.close(),

    qr: ({ id }: Pick<CertificateRow, 'id'>): string => qrSvg(identity.pageUrl(id)),

    badge: (row: CertificateRow): Promise<Buffer> =>
      make(`badge ${row.id}`, () => {
        const { credential } = row;
        return badgePicture(drawings, { ...paintingOf(row), credential, pageUrl: identity.pageUrl(row.id) });
      }),

    pdf: (row: CertificateRow, language: PdfLanguage): Promise<Buffer> =>
      make(`pdf ${language} ${row.id}`, async () => {
        const { name, courseTitle, creator, issuedAt, lessons, passMark, score, credential } = row;
        const pageUrl = identity.pageUrl(row.id);
        const academyName = readCredential(parseJwt(credential)?.payload ?? {})?.issuerName ?? null;
        const size = {
          width: Math.round(band.width * paintingScale),
          height: Math.round(band.height * paintingScale),
        };
        const painting = await drawings.renderPng(drawings.cover({ ...paintingOf(row), size }));
        const pdf = await thread.render({
          ...{ language, name, courseTitle, creator, issuedAt, credential, pageUrl, academyName },
          criterion: { lessons, passMark, score },
          ...{ painting: new Uint8Array(painting), qr: qrCode(pageUrl) },
        });
        if (pdf.length === 0) throw new Refusal('certificate_letters');
        return pdf;
      }),
  };
}
