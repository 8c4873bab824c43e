import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const here = import.meta.dirname;
const demoFolder = path.resolve(here, '../../../demo/courses');

/** A moment of a film, written `m:ss`, as seconds. */
export const moment = z
  .string()
  .regex(/^\d+:[0-5]\d$/)
  .transform((text) => {
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    return minutes * 60 + seconds;
  });

const cues = z.array(z.strictObject({ at: moment, text: z.string().min(1) }));

const measuredCourse = z.strictObject({
  title: z.string(),
  language: z.enum(['English', 'Bengali']),
  wordList: z.array(z.string()).default([]),
  lessons: z.array(
    z.strictObject({
      title: z.string(),
      content: z.string().default(''),
      takeaways: z.array(z.string()).default([]),
      cues: cues.default([]),
    }),
  ),
});

/** A course that questions are asked about: what is written in its lessons, and what is said at which second. */
export type MeasuredCourse = z.infer<typeof measuredCourse>;
export type MeasuredLesson = MeasuredCourse['lessons'][number];

const alreadyRead = new Map<string, MeasuredCourse>();

/** `bread-baking` is a course of this bench, `demo/python-from-zero` one of the demo academy. */
export function readMeasuredCourse(name: string): MeasuredCourse {
  const course =
    alreadyRead.get(name) ?? (name.startsWith('demo/') ? demoCourseOf(name) : benchCourseOf(name));
  alreadyRead.set(name, course);
  return course;
}

function benchCourseOf(name: string): MeasuredCourse {
  return measuredCourse.parse(yamlOf(path.join(here, 'courses', `${name}.yaml`)));
}

export function benchCourseNames(): string[] {
  return readdirSync(path.join(here, 'courses')).map((file) => path.basename(file, '.yaml'));
}

const demoCourse = z.object({ title: z.string(), language: z.enum(['English', 'Bengali']).optional() });

const demoLesson = z.object({
  title: z.string(),
  takeaways: z.array(z.string()).default([]),
  film: z.string().optional(),
  captions: z.array(z.object({ file: z.string() })).default([]),
});

/** The folders of the demo, as simply as their own format allows (docs/course-format.md). */
function demoCourseOf(name: string): MeasuredCourse {
  const folder = path.join(demoFolder, path.basename(name));
  // A demo course that names no language is a Bengali one.
  const { title, language = 'Bengali' } = demoCourse.parse(yamlOf(path.join(folder, 'course.yaml')));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Lessons lie in the folders of modules; deeper down lie the files that they give to students.
    .filter((file) => file.endsWith('.md') && file.split(path.sep).length === 2)
    .sort();
  return { title, language, wordList: [], lessons: files.map((file) => readDemoLesson(folder, file)) };
}

function readDemoLesson(folder: string, file: string): MeasuredLesson {
  const [, front = '', content = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
  const { title, takeaways, film, captions } = demoLesson.parse(parse(front));
  const [captioned] = captions;
  return {
    title,
    content: content.trim(),
    takeaways,
    cues: captioned
      ? cuesOfVtt(readFileSync(path.join(folder, path.dirname(file), captioned.file), 'utf8'))
      : (demoNarrations()[film ?? ''] ?? []),
  };
}

/** English films come without captions; the academy hears them. Here they are as their maker spoke them. */
function demoNarrations(): Readonly<Record<string, MeasuredLesson['cues']>> {
  return z.record(z.string(), cues).parse(yamlOf(path.join(here, 'demo-narrations.yaml')));
}

function cuesOfVtt(vtt: string): MeasuredLesson['cues'] {
  return [...vtt.matchAll(/^00:(\d\d):(\d\d)\.\d+ -->.*\n(.+)$/gm)].map(
    ([, minutes, seconds, text = '']) => ({
      at: Number(minutes) * 60 + Number(seconds),
      text,
    }),
  );
}

function yamlOf(file: string): unknown {
  return parse(readFileSync(file, 'utf8'));
}
