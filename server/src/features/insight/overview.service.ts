import type { Overview } from '@academy/contract/insight/insight-calls.ts';
import type { Period } from '@academy/contract/insight/insight-options.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { addDays, findCountingTime } from '@academy/platform/insight/counting-time.ts';
import type { SchoolConfig } from '@academy/platform/school-settings/school-settings.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import { growingFigure, progressFigure } from './figures.ts';
import * as overview from './overview.repository.ts';

export interface InsightParts {
  readonly database: Database;
  readonly config: SchoolConfig;
  readonly clock: Clock;
}

interface Wanted {
  readonly courseId?: string | undefined;
  readonly period: Period;
}

const none: overview.Sums = { enrolled: 0, newcomers: 0, lessonsCompleted: 0, finished: 0, progress: 0 };

export function createOverviewService({ database: { db }, config, clock }: InsightParts) {
  /** A course of somebody else is missing, to the letter. */
  return async (viewer: Viewer, { courseId, period }: Wanted): Promise<Overview> => {
    const { zone, today } = await findCountingTime(db, config, clock.now());
    const authorId = viewer.id;
    const all = await overview.listOwnCourses(db, { authorId, zone });
    const chosen = courseId === undefined ? all : all.filter(({ id }) => id === courseId.toLowerCase());
    if (courseId !== undefined && chosen.length === 0) throw new Refusal('course_not_found');
    const firstDay = chosen.flatMap((course) => course.firstDay ?? []).toSorted()[0] ?? null;
    const from = period === 'all' ? (firstDay ?? today) : addDays(today, 1 - Number(period));
    const days = daysBetween(from, today);

    const courseIds = chosen.map(({ id }) => id);
    const people = { authorId, courseIds, zone };
    const [sums, active, recent, activeNow] = await Promise.all([
      overview.listDays(db, { courseIds, from }),
      overview.listPeople(db, {
        courseId: courseId === undefined ? undefined : courseIds[0],
        authorId,
        from: addDays(from, -1),
      }),
      overview.listRecentPeople(db, { ...people, from: addDays(today, -1) }),
      overview.countActive(db, { ...people, from: addDays(today, -6) }),
    ]);

    const added = onEachDay(days, sums).map((day) => day ?? none);
    const total = chosen.reduce(plus, none);
    const counted = onEachDay(days, active);
    const live = onEachDay(days, recent);
    const hasBefore = firstDay !== null && firstDay < from;
    const came = courseId === undefined ? 'newcomers' : 'enrolled';
    return {
      timeZone: zone,
      courses: all.map(({ id, title }) => ({ id, title })),
      hasStudents: all.some((course) => course.hasStudents),
      figures: {
        students: growingFigure(
          total[came],
          added.map((day) => day[came]),
          hasBefore,
        ),
        active: {
          value: activeNow,
          before: active.find(({ day }) => day < from)?.activeWeek ?? null,
          // The days that are over are counted by a job, which may be an hour late.
          curve: days.map((_, day) => Math.max(counted[day]?.active ?? 0, live[day]?.people ?? 0)),
        },
        lessonsCompleted: growingFigure(
          total.lessonsCompleted,
          added.map((day) => day.lessonsCompleted),
          hasBefore,
        ),
        averageProgress: progressFigure(
          { progress: total.progress, students: total.enrolled },
          added.map(({ progress, enrolled }) => ({ progress, students: enrolled })),
          hasBefore,
        ),
      },
      days: days.map((day, index) => {
        const { enrolled, finished } = added[index] ?? none;
        return { day, enrolled, finished };
      }),
      published: chosen.flatMap(({ id, title, publishedOn: day }) =>
        day === null || day < from || day > today ? [] : [{ day, courseId: id, title }],
      ),
    };
  };
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function onEachDay<Row extends { readonly day: string }>(
  days: readonly string[],
  rows: readonly Row[],
): (Row | undefined)[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => byDay.get(day));
}

function plus(sum: overview.Sums, more: overview.Sums): overview.Sums {
  return {
    enrolled: sum.enrolled + more.enrolled,
    newcomers: sum.newcomers + more.newcomers,
    lessonsCompleted: sum.lessonsCompleted + more.lessonsCompleted,
    finished: sum.finished + more.finished,
    progress: sum.progress + more.progress,
  };
}
