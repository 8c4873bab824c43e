/** What a creator sees of their students, as the API tells it. */
import type { DropOff, LessonReach, Need, Overview } from '@academy/contract/insight/insight-calls.ts';
import { newId } from './sample-data.ts';

const nothing = { value: 0, before: null, curve: [0] };

const emptyOverview = (): Overview => ({
  timeZone: 'Asia/Dhaka',
  courses: [],
  hasStudents: false,
  figures: { students: nothing, active: nothing, lessonsCompleted: nothing, averageProgress: nothing },
  days: [{ day: '2026-11-16', enrolled: 0, finished: 0 }],
  published: [],
});

const emptyDropOff = (): DropOff => ({
  students: 0,
  lessons: [],
  steepestFall: null,
  progress: Array.from({ length: 12 }, () => 0),
  daysToFinish: { students: 0, medianDays: null, spans: [0, 0, 0, 0, 0, 0] },
  changes: [],
  comparedWith: null,
});

/** A creator to whom nobody has come. */
export const nobodyYet = () => ({
  getOverview: emptyOverview(),
  listNeeds: { needs: [], total: 0 },
  getDropOff: emptyDropOff(),
});

/** As many days as the scale says, and as many students as `times`. */
export function sampleOverview(change: Partial<Overview> = {}): Overview {
  return { ...emptyOverview(), hasStudents: true, ...change };
}

export function sampleDropOff(change: Partial<DropOff> = {}): DropOff {
  return { ...emptyDropOff(), ...change };
}

export function sampleReach(title: string, reached: number, finished = reached): LessonReach {
  return {
    ...{ lessonId: newId(), moduleId: 'at-the-loom', title, moduleTitle: 'At the loom', hasFilm: true },
    ...{ reached, finished, sinceChange: null, beforeChange: null },
  };
}

export function sampleNeed(need: Need['need'], change: Partial<Need> = {}): Need {
  return { need, courseId: 'jamdani', courseTitle: 'Weaving Jamdani', lesson: null, count: 1, ...change };
}
