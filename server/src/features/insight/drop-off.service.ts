import { progressPercent } from '@academy/contract/enrollments/progress.ts';
import type { DropOff, LessonReach } from '@academy/contract/insight/insight-calls.ts';
import { CHANGES_SHOWN } from '@academy/contract/insight/insight-options.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import * as dropOff from './drop-off.repository.ts';

export async function findDropOff(
  db: Queryable,
  courseId: string,
  wantedChange: string | undefined,
): Promise<DropOff> {
  const { students, changes } = await dropOff.findStudents(db, { courseId, limit: CHANGES_SHOWN });
  const change = changes.find((day) => day === wantedChange) ?? changes[0] ?? null;
  const [rows, howFar, studentsBefore] = await Promise.all([
    dropOff.listLessons(db, { courseId, change }),
    dropOff.findHowFar(db, courseId),
    change === null ? 0 : dropOff.countEnrolledBefore(db, { courseId, change }),
  ]);
  const { progress, finished, medianDays, spans } = howFar;
  const lessons = rows.map((row) => presentLesson(row, change !== null));
  return {
    students,
    lessons,
    steepestFall: steepestFall(lessons),
    progress: progressBars(progress, lessons.length),
    daysToFinish: { students: finished, medianDays, spans },
    changes,
    comparedWith:
      change === null ? null : { day: change, studentsBefore, studentsSince: students - studentsBefore },
  };
}

function presentLesson(row: dropOff.LessonRow, isCompared: boolean): LessonReach {
  const { reachedBefore, finishedBefore, ...lesson } = row;
  // Without a film there is nothing to watch to the end.
  const reach = (reached: number, finished: number) => ({
    reached,
    finished: row.hasFilm ? finished : reached,
  });
  return {
    ...lesson,
    ...reach(row.reached, row.finished),
    beforeChange: isCompared ? reach(reachedBefore, finishedBefore) : null,
    sinceChange: isCompared ? reach(row.reached - reachedBefore, row.finished - finishedBefore) : null,
  };
}

/** Of equal numbers, the larger share of who was still there; of equal shares, the first. */
export function steepestFall(lessons: readonly LessonReach[]): DropOff['steepestFall'] {
  let steepest: DropOff['steepestFall'] = null;
  let stillThere = 0;
  for (const [index, { lessonId, reached }] of lessons.entries()) {
    const next = lessons[index + 1];
    if (next === undefined) break;
    const lost = reached - next.reached;
    const most: number = steepest?.lost ?? 0;
    if (lost <= 0 || lost < most || (lost === most && reached >= stillThere)) continue;
    steepest = { lessonId, nextLessonId: next.lessonId, lost };
    stillThere = reached;
  }
  return steepest;
}

/** 0, 1 to 9, 10 to 19, … 90 to 99, 100 percent. */
const BARS = 12;

export function progressBars(
  counted: readonly { completed: number; students: number }[],
  lessons: number,
): number[] {
  const bars = Array.from({ length: BARS }, () => 0);
  for (const { completed, students } of counted) {
    const percent = progressPercent(completed, lessons);
    const bar = percent === 0 ? 0 : 1 + Math.floor(percent / 10);
    bars[bar] = (bars[bar] ?? 0) + students;
  }
  return bars;
}
