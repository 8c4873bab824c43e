/**
 * Thirty students in two courses, as a table that a reader can count. Every line is a group of students who did the same. Times are UTC;
 * in Dhaka a day begins at 18:00Z, in Kathmandu at 18:15Z.
 */
import { sql } from 'drizzle-orm';
import { insertCourse, insertCurriculum, insertUser } from './factories.ts';
import { insertVideo } from './insert-video.ts';
import type { TestAcademy } from './test-academy.ts';

type CourseName = 'Weaving' | 'Dyeing';

interface Group {
  readonly people: readonly number[];
  readonly course: CourseName;
  readonly enrolled: string;
  /** Lesson, when it was opened, and when its film came to its end. */
  readonly lessons: readonly (readonly [lesson: string, opened: string, filmEnded?: string])[];
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const history: readonly Group[] = [
  {
    people: numbers(1, 8),
    course: 'Weaving',
    enrolled: '2026-03-01T17:50Z',
    lessons: [
      ['a', '2026-03-01T17:55Z', '2026-03-01T17:58Z'],
      ['b', '2026-03-01T18:05Z'],
    ],
  },
  {
    people: numbers(9, 14),
    course: 'Weaving',
    enrolled: '2026-03-01T18:10Z',
    lessons: [
      ['a', '2026-03-02T06:00Z', '2026-03-02T06:10Z'],
      ['b', '2026-03-03T06:00Z', '2026-03-03T06:10Z'],
      ['c', '2026-03-04T06:00Z'],
      ['d', '2026-03-05T06:00Z'],
      ['e', '2026-03-05T18:30Z'],
    ],
  },
  {
    people: numbers(15, 20),
    course: 'Dyeing',
    enrolled: '2026-03-10T10:00Z',
    lessons: [
      ['p', '2026-03-10T10:05Z'],
      ['q', '2026-03-11T10:00Z'],
    ],
  },
  {
    people: numbers(21, 24),
    course: 'Weaving',
    enrolled: '2026-03-20T06:00Z',
    lessons: [
      ['a', '2026-03-20T06:05Z', '2026-03-20T06:15Z'],
      ['b', '2026-03-20T06:20Z'],
    ],
  },
  { people: numbers(9, 12), course: 'Dyeing', enrolled: '2026-03-25T10:00Z', lessons: [] },
  {
    people: numbers(25, 30),
    course: 'Weaving',
    enrolled: '2026-03-30T17:59Z',
    lessons: [['a', '2026-03-30T18:01Z']],
  },
];

export const lookedAt = new Date('2026-03-31T08:00Z');

/** Something that one student did, to be told to who counts. */
export interface Happening {
  readonly at: Date;
  readonly userId: string;
  readonly courseId: string;
  write(): Promise<unknown>;
}

/** The author, the courses and the people, without anything that happened. */
export async function prepareHistory(academy: TestAcademy) {
  const { database } = academy;
  const { db } = database;
  const authorId = await insertUser(database, { role: 'creator' });
  const early = new Date('2026-02-20T00:00Z');
  const course = (title: CourseName, publishedAt: string) =>
    insertCourse(database, { authorId, title, createdAt: early, publishedAt: new Date(publishedAt) });
  const courses = {
    Weaving: await course('Weaving', '2026-02-20T00:00Z'),
    Dyeing: await course('Dyeing', '2026-03-09T18:30Z'),
  };
  const lessonIds: Record<string, string> = {};
  const outlines = { Weaving: { One: ['a', 'b', 'c'], Two: ['d', 'e'] }, Dyeing: { One: ['p', 'q'] } };
  for (const [name, outline] of Object.entries(outlines)) {
    const made = await insertCurriculum(database, courses[name as CourseName], outline);
    for (const [index, title] of Object.values(outline).flat().entries())
      lessonIds[title] = made[index]?.id ?? '';
  }
  for (const title of ['a', 'b']) await insertVideo(academy, { lessonId: lessonIds[title] ?? '' });
  const people: string[] = [];
  for (const number of numbers(1, 30)) people.push(await insertUser(database, { name: `Student ${number}` }));

  const happenings: Happening[] = history.flatMap(({ people: group, course, enrolled, lessons }) =>
    group.flatMap((number) => {
      const student = { userId: people[number - 1] ?? '', courseId: courses[course] };
      const { userId, courseId } = student;
      const visit = (at: string) => sql`update enrollments set last_accessed_at = ${at}
        where user_id = ${userId} and course_id = ${courseId} and last_accessed_at < ${at}`;
      return [
        {
          ...student,
          at: new Date(enrolled),
          write: () =>
            db.execute(sql`insert into enrollments (user_id, course_id, enrolled_at, last_accessed_at)
              values (${userId}, ${courseId}, ${enrolled}, ${enrolled})`),
        },
        ...lessons.flatMap(([lesson, opened, ended]) => [
          {
            ...student,
            at: new Date(opened),
            write: async () => {
              await db.execute(sql`insert into lesson_progress (user_id, lesson_id, course_id, completed_at)
                values (${userId}, ${lessonIds[lesson]}, ${courseId}, ${opened})`);
              await db.execute(visit(opened));
            },
          },
          ...(ended === undefined
            ? []
            : [
                {
                  ...student,
                  at: new Date(ended),
                  write: () =>
                    db.execute(sql`update lesson_progress set finished_at = ${ended}
                      where user_id = ${userId} and lesson_id = ${lessonIds[lesson]}`),
                },
              ]),
        ]),
      ];
    }),
  );
  happenings.sort((one, other) => one.at.getTime() - other.at.getTime());
  return { authorId, courses, lessonIds, people, happenings };
}
