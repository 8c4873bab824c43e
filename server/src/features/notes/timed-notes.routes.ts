import {
  addTimedNote,
  changeTimedNote,
  deleteTimedNote,
  listTimedNotes,
} from '@academy/contract/notes/timed-note-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import { listNotes } from './timed-notes.repository.ts';
import * as notes from './timed-notes.service.ts';

const ownerOf = (request: FastifyRequest, { lessonId }: { lessonId: string }) => ({
  userId: signedIn(request).id,
  lessonId,
});

export function registerTimedNotes(app: FastifyInstance, database: Database): void {
  const limited = { rateLimit: saveLimit };

  bindCall(app, listTimedNotes, ({ params, request }) => listNotes(database.db, ownerOf(request, params)));

  bindCall(
    app,
    addTimedNote,
    async ({ params, body, request, reply }) => {
      const { note, isNew } = await notes.addNote(database, ownerOf(request, params), body);
      if (!isNew) void reply.code(200);
      return note;
    },
    limited,
  );

  bindCall(
    app,
    changeTimedNote,
    ({ params, body, request }) =>
      notes.changeNote(database, ownerOf(request, params), { id: params.noteId, ...body }),
    limited,
  );

  bindCall(
    app,
    deleteTimedNote,
    async ({ params, request }) => {
      await notes.deleteNote(database, ownerOf(request, params), params.noteId);
      return {};
    },
    limited,
  );
}
