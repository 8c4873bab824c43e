/** The addresses of what belongs to a certificate. They stand in files that outlive the server, so they never change. */
export const certificateFiles = {
  /** The signed credential as a file: a JWT. */
  credential: '/api/certificates/:certificateId/credential',
  /** The course's alpana with the credential baked in. */
  badge: '/api/certificates/:certificateId/badge.png',
  /** `?language=bn` for its words in Bengali. */
  pdf: '/api/certificates/:certificateId/certificate.pdf',
  /** Leads to the public page. */
  qr: '/api/certificates/:certificateId/qr.svg',
} as const;

export type CertificateFile = keyof typeof certificateFiles;

export function certificateFilePath(file: CertificateFile, certificateId: string): string {
  return certificateFiles[file].replace(':certificateId', encodeURIComponent(certificateId));
}

/** Which certificates are revoked: a signed list, a bit for each. */
export const statusListRoute = '/api/certificates/status-lists/:list';

export const statusListPath = (list: number): string => statusListRoute.replace(':list', String(list));

/** The academy's public keys, where `did:web` has them looked for. */
export const didDocumentPath = '/.well-known/did.json';
