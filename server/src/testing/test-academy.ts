import { systemClock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { createLog } from '@academy/platform/log.ts';
import { createTestDatabase } from '@academy/platform/testing/test-database.ts';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';

export interface TestAcademy {
  readonly app: FastifyInstance;
  readonly database: Database;
  get(path: string): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>;
  close(): Promise<void>;
}

/** The whole API over a database of its own; requests go through the real HTTP stack. */
export async function createTestAcademy(webFolder: string | null = null): Promise<TestAcademy> {
  const { connectionString, database, drop } = await createTestDatabase();
  const app = await createApp({
    database,
    connectionString,
    clock: systemClock,
    log: createLog({ level: 'silent', name: 'test' }),
    publicUrl: 'http://localhost:3000',
    webFolder,
  });
  return {
    app,
    database,
    get: async (path) => {
      const response = await app.inject({ method: 'GET', url: path });
      const json = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        body: json ? response.json() : response.body,
        headers: response.headers,
      };
    },
    close: async () => {
      await app.close();
      await drop();
    },
  };
}
