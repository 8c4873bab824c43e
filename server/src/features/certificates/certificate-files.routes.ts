import { certificateFiles } from '@academy/contract/certificates/certificate-paths.ts';
import { offeredLanguages } from '@academy/contract/interface/languages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from '../../http/download-name.ts';
import type { CertificateFiles } from './certificate-files.ts';
import type { CertificateRow } from './certificates.repository.ts';
import { certificateFileName } from './files/certificate-file-name.ts';

/** Names of people: for who has the address, and not for search engines or shared caches. */
const headers = {
  'cache-control': 'private, max-age=3600',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-robots-tag': 'noindex',
} as const;

type Params = { readonly certificateId: string };
type FindRow = (certificateId: string) => Promise<CertificateRow>;

/** Public, by an id that nobody guesses. */
export function serveCertificateFiles(app: FastifyInstance, findRow: FindRow, files: CertificateFiles): void {
  const options = (summary: string) => ({
    schema: { summary, tags: ['certificates'] },
    config: { access: 'public' } as const,
  });
  // Drawing takes a good part of a second. What is kept costs nothing, and is not counted.
  const drawn = (summary: string, nameOf: (request: FastifyRequest) => string) => {
    const allowList = (request: FastifyRequest) => files.isKept(nameOf(request));
    const { schema, config } = options(summary);
    return { schema, config: { ...config, rateLimit: { max: 30, timeWindow: '1 minute', allowList } } };
  };
  const idOf = ({ params }: FastifyRequest) => (params as Params).certificateId;

  app.get(
    certificateFiles.credential,
    options('The signed credential of a certificate'),
    async (request, reply) => {
      const row = await findRow(idOf(request));
      return send(reply, 'application/vc+jwt', certificateFileName(row, '.jwt'), row.credential);
    },
  );

  app.get(
    certificateFiles.qr,
    options("The code that leads to a certificate's page"),
    async (request, reply) => {
      const row = await findRow(idOf(request));
      return send(reply, 'image/svg+xml', null, files.qr(row));
    },
  );

  const badgeName = (request: FastifyRequest) => `badge ${idOf(request)}`;
  app.get(
    certificateFiles.badge,
    drawn('A picture with the credential in it', badgeName),
    async (request, reply) => {
      const row = await findRow(idOf(request));
      return send(reply, 'image/png', certificateFileName(row, '.png'), await files.badge(row));
    },
  );

  const pdfName = (request: FastifyRequest) => `pdf ${languageOf(request)} ${idOf(request)}`;
  app.get(certificateFiles.pdf, drawn('A certificate as PDF', pdfName), async (request, reply) => {
    const row = await findRow(idOf(request));
    const pdf = await files.pdf(row, languageOf(request));
    return send(reply, 'application/pdf', certificateFileName(row, '.pdf'), pdf);
  });
}

function languageOf({ query }: FastifyRequest) {
  const wanted = (query as { language?: unknown }).language;
  return offeredLanguages.find((language) => language === wanted) ?? 'en';
}

function send(
  reply: FastifyReply,
  type: string,
  download: string | null,
  body: string | Buffer,
): FastifyReply {
  const disposition = download === null ? {} : { 'content-disposition': attachment(download) };
  return reply
    .headers({ ...headers, ...disposition })
    .type(type)
    .send(body);
}
