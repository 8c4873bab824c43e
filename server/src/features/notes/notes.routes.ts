import { getNote, saveNote } from '@academy/contract/notes/note-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';
import * as notes from './notes.repository.ts';

const saveLimit = { max: 240, timeWindow: '1 minute' };

export function registerNotes(app: FastifyInstance, { db }: Database): void {
  bindCall(app, getNote, ({ params, request }) => notes.findNote(db, signedIn(request).id, params.lessonId));

  bindCall(
    app,
    saveNote,
    ({ params, body, request }) => notes.saveNote(db, signedIn(request).id, params.lessonId, body.content),
    { rateLimit: saveLimit },
  );
}
