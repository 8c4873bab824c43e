import { getNote, saveNote } from '@academy/contract/notes/note-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { notes } from '@academy/platform/database/schema/learning.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';

const saveLimit = { max: 240, timeWindow: '1 minute' };

export function registerNotes(app: FastifyInstance, { db }: Database): void {
  const find = db
    .select({ content: notes.content, updatedAt: notes.updatedAt })
    .from(notes)
    .where(and(eq(notes.userId, sql.placeholder('userId')), eq(notes.lessonId, sql.placeholder('lessonId'))))
    .prepare('note_find');

  bindCall(app, getNote, async ({ params, request }) => {
    const [note] = await find.execute({ userId: signedIn(request).id, lessonId: params.lessonId });
    return { content: note?.content ?? '', updatedAt: note?.updatedAt.toISOString() ?? null };
  });

  bindCall(
    app,
    saveNote,
    async ({ params, body, request }) => {
      const values = { content: body.content, updatedAt: new Date() };
      await db
        .insert(notes)
        .values({ userId: signedIn(request).id, lessonId: params.lessonId, ...values })
        .onConflictDoUpdate({ target: [notes.userId, notes.lessonId], set: values });
      return { content: values.content, updatedAt: values.updatedAt.toISOString() };
    },
    { rateLimit: saveLimit },
  );
}
