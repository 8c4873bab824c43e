import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CourseFolder } from '@academy/platform/course-folder/course-format.ts';
import { readCourseFolder } from '@academy/platform/course-folder/read-course-folder.ts';
import { readYaml } from '@academy/platform/course-folder/read-yaml.ts';
import { repositoryRoot } from '@academy/platform/repository-root.ts';
import { z } from 'zod';
import { stableId } from './stable-id.ts';

const demoFolder = path.join(repositoryRoot, 'demo');

const personSchema = z.strictObject({
  name: z.string(),
  username: z.string(),
  email: z.email(),
  bio: z.string().nullable().default(null),
});

const daysSchema = z.number().min(0);

/** How a course is doing in the demo academy, which is no part of the course itself. */
const courseHistorySchema = z.strictObject({
  author: z.string(),
  publishedDaysAgo: daysSchema.nullable().default(null),
  updatedDaysAgo: daysSchema.nullable().default(null),
  popularity: z.number().min(0).max(1),
  reviews: z
    .array(
      z.strictObject({
        stars: z.number().int().min(1).max(5),
        text: z.string().default(''),
        reply: z.string().nullable().default(null),
      }),
    )
    .default([]),
  demoStudent: z
    .strictObject({
      enrolledDaysAgo: daysSchema,
      lastActiveDaysAgo: daysSchema,
      completedLessons: z.number().int().min(0),
    })
    .nullable()
    .default(null),
});

const academySchema = z.strictObject({
  student: personSchema,
  admin: personSchema,
  authors: z.record(z.string(), personSchema),
  students: z.record(z.string(), z.string()),
  courses: z.record(z.string(), courseHistorySchema),
  films: z.array(
    z.strictObject({
      course: z.string(),
      file: z.string(),
      duration: z.string(),
      /** The moment at which its students stop, or look twice. */
      hardAt: z.string(),
    }),
  ),
});

export type DemoAcademy = z.infer<typeof academySchema>;

export interface DemoCourse extends CourseFolder, Omit<z.infer<typeof courseHistorySchema>, 'author'> {
  /** The name of its folder, from which all of its ids follow. */
  readonly key: string;
  readonly author: z.infer<typeof personSchema>;
}

/** demo/academy.yaml: the people, and the courses by the names of their folders. */
export async function readDemoAcademy(): Promise<DemoAcademy> {
  const text = await readFile(path.join(demoFolder, 'academy.yaml'), 'utf8');
  return readYaml({ file: 'demo/academy.yaml', text }, academySchema);
}

export async function readDemoCourses(academy: DemoAcademy): Promise<DemoCourse[]> {
  return Promise.all(Object.keys(academy.courses).map((key) => readDemoCourse(academy, key)));
}

export async function readDemoCourse(academy: DemoAcademy, key: string): Promise<DemoCourse> {
  const history = academy.courses[key];
  const author = academy.authors[history?.author ?? ''];
  if (history === undefined || author === undefined) {
    throw new Error(`demo/academy.yaml has no course ${key} with one of its authors.`);
  }
  const folder = path.join(demoFolder, 'courses', key);
  const course = await readCourseFolder(folder);
  return { ...course, modules: withPaths(course.modules, folder), ...history, author, key };
}

/** Its files by where they lie on this machine. */
function withPaths(modules: CourseFolder['modules'], folder: string): CourseFolder['modules'] {
  const absolute = (file: string | null) => (file === null ? null : path.join(folder, file));
  return modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({
      ...lesson,
      film: absolute(lesson.film),
      captions: lesson.captions.map((one) => ({ ...one, path: path.join(folder, one.path) })),
      resources: lesson.resources.map((one) => ({ ...one, path: absolute(one.path) })),
    })),
  }));
}

export function userId({ username }: { readonly username: string }): string {
  return stableId('user', username);
}

export function courseId({ key }: { readonly key: string }): string {
  return stableId('course', key);
}

/** In the order the course is learned in. */
export function lessonIds(course: DemoCourse): string[] {
  return course.modules.flatMap((module, moduleIndex) =>
    module.lessons.map((_, lessonIndex) => lessonId(course, moduleIndex, lessonIndex)),
  );
}

export function moduleId(course: DemoCourse, index: number): string {
  return stableId('module', course.key, index);
}

export function lessonId(course: DemoCourse, moduleIndex: number, lessonIndex: number): string {
  return stableId('lesson', course.key, moduleIndex, lessonIndex);
}
