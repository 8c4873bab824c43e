import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** /healthz: the process lives. /readyz: it can serve, which needs its database. */
export function registerHealth(app: FastifyInstance, { pool }: Database): void {
  app.get('/healthz', { config: { access: 'public' }, schema: { hide: true } }, async () => ({
    status: 'alive',
  }));

  app.get('/readyz', { config: { access: 'public' }, schema: { hide: true } }, async () => {
    await pool.query({ name: 'ready', text: 'SELECT 1' }).catch(() => {
      throw new Refusal('unavailable', 'The academy cannot reach its database.');
    });
    return { status: 'ready' };
  });
}
