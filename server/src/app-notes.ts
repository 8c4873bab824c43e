/** Part of the composition: what people note at lessons. */
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { registerNotebook } from './features/notes/notebook.routes.ts';
import { registerNotes } from './features/notes/notes.routes.ts';
import { registerTimedNotes } from './features/notes/timed-notes.routes.ts';

export function registerNoteCalls(api: FastifyInstance, database: Database, webOrigin: string): void {
  registerNotes(api, database);
  registerTimedNotes(api, database);
  registerNotebook(api, database, { origin: webOrigin });
}
