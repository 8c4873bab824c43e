import { defaultLanguage } from '@academy/contract/interface/languages.ts';
import { getSchoolPage } from '@academy/contract/school-pages/school-page-calls.ts';
import { schoolPageNames } from '@academy/contract/school-pages/school-page-names.ts';
import type { ReplicaReads } from '@academy/platform/database/replica.ts';
import { findSchoolPage } from '@academy/platform/school-pages/school-pages.ts';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { bindCall, readyAnswer } from '../../http/bind-call.ts';
import { Refusal } from '../../refusal.ts';

/** The same for all who ask, signed in or not. */
export function registerSchoolPages(app: FastifyInstance, reads: ReplicaReads, answers: AnswerCache): void {
  bindCall(app, getSchoolPage, ({ params, query: { language = defaultLanguage } }) => {
    const page = schoolPageNames.find((name) => name === params.page);
    if (page === undefined) throw new Refusal('page_not_found');
    return answers.get(`school page ${page} ${language}`, async () =>
      readyAnswer(getSchoolPage, await reads.read((db) => findSchoolPage(db, page, language))),
    );
  });
}
