/** What checking a certificate needs of the academy: its public keys, and which certificates are revoked. */
import { didDocumentPath, statusListRoute } from '@academy/contract/certificates/certificate-paths.ts';
import { buildDidDocument } from '@academy/contract/certificates/did-web.ts';
import { encodeStatusList, statusListClaims } from '@academy/contract/certificates/status-list.ts';
import { signClaims } from '@academy/platform/certificates/sign-claims.ts';
import {
  listPublicKeys,
  openSigningKey,
  SigningKeyLocked,
} from '@academy/platform/certificates/signing-keys.ts';
import { findNewestList } from '@academy/platform/certificates/status-places.ts';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { Refusal } from '../../refusal.ts';
import type { CertificateParts } from './issue-certificate.ts';
import { refuseLocked } from './refuse-locked.ts';
import { listRevoked } from './status-lists.repository.ts';

/** Pages of other sites may check certificates, too. What was revoked a moment ago must be seen. */
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' } as const;

type Parts = Pick<CertificateParts, 'database' | 'secrets' | 'clock' | 'identity'>;

export function servePublicKeys(app: FastifyInstance, parts: Parts, answers: AnswerCache): void {
  const { database, secrets, clock, identity } = parts;
  const { db } = database;
  const config = { access: 'public' } as const;

  const schema = { summary: 'The public keys that certificates are signed with', tags: ['certificates'] };
  app.get(didDocumentPath, { schema, config }, async (_request, reply) => {
    // Before the first certificate there is no key: whoever asks gets to know the one that will sign it.
    await openSigningKey(db, secrets).catch(unlessLocked);
    const document = buildDidDocument(identity.did, await listPublicKeys(db));
    return reply.headers(headers).type('application/did+json').send(JSON.stringify(document));
  });

  app.get<{ Params: { list: string } }>(
    statusListRoute,
    { schema: { summary: 'Which certificates are revoked, signed', tags: ['certificates'] }, config },
    async (request, reply) => {
      const list = /^[1-9]\d{0,5}$/.test(request.params.list) ? Number(request.params.list) : 0;
      const signed = await answers.get(`status list ${list}`, async () => {
        if (list === 0 || list > ((await findNewestList(db)) ?? 0))
          throw new Refusal('certificate_not_found');
        const encoded = await encodeStatusList(await listRevoked(db, list));
        const [url, now] = [identity.statusListUrl(list), clock.now()];
        const key = await openSigningKey(db, secrets).catch(refuseLocked);
        const claims = statusListClaims({ url, did: identity.did, encoded, now });
        return Buffer.from(await signClaims(key, identity.did, { ...claims }));
      });
      return reply.headers(headers).type('application/vc+jwt').send(signed);
    },
  );
}

/** The keys are public, whether the current one can be opened or not. */
function unlessLocked(error: unknown): void {
  if (!(error instanceof SigningKeyLocked)) throw error;
}
