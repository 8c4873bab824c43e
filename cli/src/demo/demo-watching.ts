import type { Transaction } from '@academy/platform/database/connect.ts';
import { lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { filmViewers, watchedFilms } from '@academy/platform/database/schema/watching.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';

interface Film {
  readonly id: string;
  readonly lessonId: string;
  readonly duration: string;
  readonly hardAt: string;
  /** Of the demo, whoever of them comes to this lesson. */
  readonly studentIds: readonly string[];
}

/**
 * What the demo's students saw of a film, as their players would have told it: chosen once and for all, as their progress is. Where it
 * gets hard some stop and others look twice, so that its author finds a sentence to record again.
 */
export async function addDemoViewers(tx: Transaction, film: Film): Promise<void> {
  const { id, lessonId, studentIds } = film;
  const students = await tx
    .select({ userId: lessonProgress.userId })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.lessonId, lessonId), inArray(lessonProgress.userId, [...studentIds])))
    .orderBy(lessonProgress.userId);
  const [isNew] = await tx
    .insert(watchedFilms)
    .values({ id, lessonId, seconds: secondsOf(film.duration) })
    // What was seen of a film outlives it: one that is brought back has its viewers.
    .onConflictDoNothing()
    .returning({ id: watchedFilms.id });
  if (!isNew || students.length === 0) return;
  const viewers = students.map(({ userId }, index) => ({ filmId: id, userId, ...viewing(film, index) }));
  await tx.insert(filmViewers).values(viewers);
  for (const { userId, stoppedAt } of viewers) {
    await tx
      .update(lessonProgress)
      .set({ playbackSeconds: stoppedAt ?? secondsOf(film.duration) })
      .where(and(eq(lessonProgress.lessonId, lessonId), eq(lessonProgress.userId, userId), isNowhere));
  }
}

/** Where somebody really watched, that is kept. */
const isNowhere = sql`${lessonProgress.playbackSeconds} = 0`;

/** Of five students two stop where it is hard, two go back there, and one follows. A map tells of no moment with fewer than five. */
function viewing(film: Film, index: number) {
  const [end, hard] = [secondsOf(film.duration), secondsOf(film.hardAt)];
  if (index % 5 === 1 || index % 5 === 3) return { seen: rangeOf(0, hard), seenAgain: '{}', stoppedAt: hard };
  const seenAgain = index % 5 === 0 ? '{}' : rangeOf(hard - 2, hard + 5);
  return { seen: rangeOf(0, end), seenAgain, stoppedAt: null };
}

function rangeOf(from: number, to: number): string {
  return `{[${from},${to})}`;
}

/** `01:03` */
function secondsOf(time: string): number {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * 60 + seconds;
}
