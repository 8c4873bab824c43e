import {
  chooseSpokenLanguage,
  getCues,
  getWordList,
  listCaptions,
  removeCaptions,
  saveCues,
  saveWordList,
  transcribeLesson,
} from '@academy/contract/captions/caption-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit, visitorLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import { Refusal } from '../../refusal.ts';
import type { CaptionsService } from './captions.service.ts';
import type { TranscriptionService } from './transcription.service.ts';
import { findWordList, writeWordList } from './word-list.repository.ts';

/** Nothing that is kept for visitors tells of captions: a free preview's are read each time. */
const options = { rateLimit: saveLimit, unseenByVisitors: true } as const;

export function registerCaptions(
  app: FastifyInstance,
  captions: CaptionsService,
  transcription: TranscriptionService,
): void {
  const read = { rateLimit: visitorLimit };
  bindCall(
    app,
    listCaptions,
    ({ params, request }) => transcription.list(request.viewer, params.lessonId),
    read,
  );
  bindCall(app, getCues, ({ params }) => captions.read(params), read);
  bindCall(app, saveCues, ({ params, body }) => captions.save(params, body.changes), options);
  bindCall(
    app,
    removeCaptions,
    async ({ params }) => {
      await captions.remove(params);
      return {};
    },
    options,
  );
  bindCall(
    app,
    transcribeLesson,
    ({ params, request }) => transcription.transcribe(signedIn(request), params),
    options,
  );
  bindCall(
    app,
    chooseSpokenLanguage,
    ({ params, body, request }) => transcription.chooseLanguage(signedIn(request), params, body.language),
    options,
  );
}

/** Names and terms that captions of a course spell right. */
export function registerWordLists(app: FastifyInstance, { db }: Database): void {
  bindCall(app, getWordList, async ({ params }) => {
    const found = await findWordList(db, params.courseId);
    if (found === undefined) throw new Refusal('course_not_found');
    return found;
  });
  bindCall(
    app,
    saveWordList,
    async ({ params, body }) => {
      const { courseId } = params;
      return db.transaction(async (tx) => {
        const written = await writeWordList(tx, courseId, body);
        if (written === undefined) throw new Refusal('word_list_changed');
        await recordEvent(tx, { name: 'course_edited', courseId });
        return written;
      });
    },
    options,
  );
}
