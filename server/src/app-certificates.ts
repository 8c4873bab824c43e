/** Part of the composition: certificates, their files and the keys that they are checked with. */
import { academyIdentity } from '@academy/platform/certificates/academy-identity.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import type { SchoolRules } from '@academy/platform/school-settings/school-settings.ts';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import type { AlpanaDrawings } from './features/alpana/alpana.ts';
import { serveCertificateFiles } from './features/certificates/certificate-files.routes.ts';
import { createCertificateFiles } from './features/certificates/certificate-files.ts';
import { registerCertificates } from './features/certificates/certificates.routes.ts';
import { createCertificatesService } from './features/certificates/certificates.service.ts';
import { servePublicKeys } from './features/certificates/public-keys.routes.ts';
import { findQuizResultOfCourse } from './features/quizzes/quiz-results.ts';
import type { AnswerCache } from './http/answer-cache.ts';

interface CertificateOptions extends Pick<AppOptions, 'config' | 'database' | 'secrets' | 'clock'> {
  readonly answers: AnswerCache;
  readonly webOrigin: string;
  readonly findRules: (db: Queryable) => Promise<SchoolRules>;
}

export function createCertificates({
  config,
  database,
  secrets,
  clock,
  answers,
  webOrigin,
  findRules,
}: CertificateOptions) {
  const identity = academyIdentity({ publicUrl: config.publicUrl, webOrigin });
  const findAcademyName = async (db: Queryable) => (await findRules(db)).settings.academyName;
  const parts = {
    ...{ database, secrets, clock, identity, findAcademyName },
    findQuizResult: findQuizResultOfCourse,
  };
  const service = createCertificatesService(parts);
  return {
    /** What is public: in a scope that looks up no sessions. */
    serve: (media: FastifyInstance, drawings: AlpanaDrawings) => {
      const files = createCertificateFiles(identity, drawings);
      media.addHook('onClose', () => files.close());
      serveCertificateFiles(media, service.getRow, files);
      servePublicKeys(media, parts, answers);
    },
    /** The calls of users. */
    register: (api: FastifyInstance) => registerCertificates(api, service),
  };
}
