import * as calls from '@academy/contract/certificates/certificate-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { CertificatesService } from './certificates.service.ts';

/** Names of people: each answer says that no search engine may keep it. */
const unlisted = { 'x-robots-tag': 'noindex' };

export function registerCertificates(app: FastifyInstance, service: CertificatesService): void {
  bindCall(
    app,
    calls.issueCertificate,
    async ({ params, body, request, reply }) => {
      const { isNew, certificate } = await service.issue(signedIn(request), params.courseId, body.name);
      if (!isNew) void reply.code(200);
      return certificate;
    },
    { rateLimit: saveLimit },
  );
  bindCall(app, calls.getCourseCertificate, ({ params, request }) =>
    service.getOfCourse(signedIn(request), params.courseId),
  );
  bindCall(app, calls.listOwnCertificates, ({ request }) => service.listOwn(signedIn(request)));
  bindCall(app, calls.getCertificate, ({ params, request, reply }) => {
    void reply.headers(unlisted);
    return service.getPublic(params.certificateId, request.viewer);
  });
  bindCall(
    app,
    calls.revokeCertificate,
    ({ params, body, request }) => service.revoke(signedIn(request), params.certificateId, body.reason),
    { rateLimit: saveLimit },
  );
  bindCall(app, calls.listCourseCertificates, ({ params, query }) =>
    service.listOfCourse(params.courseId, query),
  );
  bindCall(app, calls.getCertificateRule, ({ params }) => service.getRule(params.courseId));
  bindCall(
    app,
    calls.setCertificateRule,
    ({ params, body }) => service.setRule(params.courseId, body.passMark),
    { rateLimit: saveLimit },
  );
}
