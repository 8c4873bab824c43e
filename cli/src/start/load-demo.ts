import { systemClock } from '@academy/platform/clock.ts';
import { connectDatabase } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import type { Log } from '@academy/platform/log.ts';

/** Fills an empty database with the demo academy. */
export async function loadDemo(connectionString: string, log: Log): Promise<void> {
  const database = connectDatabase(connectionString, { maxConnections: 1, applicationName: 'academy demo' });
  try {
    const [someone] = await database.db.select({ id: users.id }).from(users).limit(1);
    if (someone) return;
    // Read at the first start alone: every later one is quicker without it.
    const { loadDemoAcademyOnce } = await import('../demo/load-demo-academy.ts');
    const courses = await loadDemoAcademyOnce(database, systemClock.now());
    if (courses > 0) log.info({ courses }, 'The demo academy is loaded');
  } finally {
    await database.close();
  }
}
