import { defaultLanguage } from '@academy/contract/interface/languages.ts';
import { getSchoolPage, getWrittenPage, savePage } from '@academy/contract/school-pages/school-page-calls.ts';
import { schoolPageNames } from '@academy/contract/school-pages/school-page-names.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { ReplicaReads } from '@academy/platform/database/replica.ts';
import {
  findSchoolPage,
  findWrittenPage,
  saveSchoolPage,
} from '@academy/platform/school-pages/school-pages.ts';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { bindCall, readyAnswer } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
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

/** For admins, who write them. Of two who write one at once, the second is told, and keeps what it typed. */
export function registerPageWriting(app: FastifyInstance, database: Database): void {
  bindCall(app, getWrittenPage, ({ params }) => findWrittenPage(database.db, params));
  bindCall(
    app,
    savePage,
    async ({ request, params, body }) => {
      const writing = { actorId: signedIn(request).id, seen: body.updatedAt };
      const isSaved = await saveSchoolPage(database, params, body.markdown, writing);
      if (!isSaved) throw new Refusal('page_stale');
      return findWrittenPage(database.db, params);
    },
    { rateLimit: saveLimit },
  );
}
