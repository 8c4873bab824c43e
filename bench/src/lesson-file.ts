import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { BenchRow } from './bench-row.ts';
import type { RunningAcademy } from './running-academy.ts';
import { best, type Measurement, measureDownload } from './video/measure-download.ts';
import { startNginx } from './video/nginx.ts';

const bytes = 10_000_000;
const connections = 10;
const rounds = 3;
const warmUpSeconds = 2;

interface LessonFileOptions {
  readonly academy: RunningAcademy;
  readonly pool: pg.Pool;
  readonly courseId: string;
  /** Of a student of the course. */
  readonly cookie: string;
  readonly seconds: number;
}

/** A file of a lesson on its way to students, who are each asked whether they may have it, beside nginx, which asks nobody. */
export async function benchLessonFile(options: LessonFileOptions): Promise<BenchRow[]> {
  const { academy, cookie, seconds } = options;
  const id = randomUUID();
  const blobs = path.join(academy.dataDir, 'blobs');
  const content = randomBytes(bytes);
  await mkdir(path.join(blobs, 'sources'), { recursive: true });
  await writeFile(path.join(blobs, 'sources', id), content);
  const ours = {
    ...{ port: Number(new URL(academy.origin).port), paths: [await insertFile(options, id)], cookie },
    ...{ bytes, connections },
  };
  const answer = await fetch(academy.origin + ours.paths[0], { headers: { cookie } });
  if (!content.equals(Buffer.from(await answer.arrayBuffer()))) throw new Error('A file with wrong bytes.');

  const nginx = await startNginx(blobs);
  try {
    const theirs = nginx && { port: nginx.port, paths: [`/sources/${id}`], bytes, connections };
    const runs: Record<'ours' | 'theirs', Measurement[]> = { ours: [], theirs: [] };
    await measureDownload({ ...ours, seconds: warmUpSeconds });
    // In turns, so that other work of the machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      runs.ours.push(await measureDownload({ ...ours, seconds }));
      if (theirs) runs.theirs.push(await measureDownload({ ...theirs, seconds }));
    }
    return [
      {
        name: 'download a file of a lesson, 10 MB',
        unit: 'MB/s',
        ours: best(runs.ours).megabytesPerSecond,
        control: theirs && best(runs.theirs).megabytesPerSecond,
        controlName: theirs ? 'nginx, same file, for anybody' : 'nginx, which is not installed',
        target: null,
      },
    ];
  } finally {
    await nginx?.stop();
  }
}

/** Gives its address. */
async function insertFile({ pool, courseId }: LessonFileOptions, id: string): Promise<string> {
  const { rows } = await pool.query<{ id: string; module: string }>(
    'SELECT id, module_id AS module FROM lessons WHERE course_id = $1 ORDER BY position, id LIMIT 1',
    [courseId],
  );
  const [lesson] = rows;
  if (lesson === undefined) throw new Error('The course has no lesson.');
  await pool.query(
    `INSERT INTO lesson_resources (id, lesson_id, position, name, source_key, extension, bytes)
     SELECT $1, $2, coalesce(max(position), 0) + 1, 'Slides', $3, '.pdf', $4 FROM lesson_resources WHERE lesson_id = $2`,
    [id, lesson.id, `sources/${id}`, bytes],
  );
  return `/api/courses/${courseId}/modules/${lesson.module}/lessons/${lesson.id}/resources/${id}/file`;
}
