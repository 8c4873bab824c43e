import type { Transaction } from '../database/connect.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { PlannedLesson } from './plan-import.ts';
import type { PlannedResource } from './plan-parts.ts';

/** What was put into the store for an import, before its rows. */
export interface PutFiles {
  readonly films: ReadonlyMap<
    PlannedLesson,
    { readonly id: string; readonly bytes: number; readonly sha256: string }
  >;
  readonly resources: ReadonlyMap<PlannedResource, { readonly id: string; readonly bytes: number }>;
  /** The address of a new cover. */
  readonly cover: string | null;
  readonly bytes: number;
}

export interface WriteParts {
  readonly tx: Transaction;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly courseId: string;
}

export interface WriteOptions {
  readonly authorId: string;
  readonly put: PutFiles;
}

export interface LessonPlace extends WriteOptions {
  readonly moduleId: string;
  readonly position: number;
}
