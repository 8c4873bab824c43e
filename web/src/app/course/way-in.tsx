import type { Course } from '@academy/contract/courses/course.ts';
import type { ReactNode } from 'react';
import { NotOpenNote } from '@/components/not-open-note.tsx';
import { StartButton } from '@/features/curriculum/components/start-button.tsx';
import { CertificateLink, EnrollLink } from '@/features/curriculum/components/start-panel.tsx';
import type { StartState } from '@/features/curriculum/start-state.ts';

/** Who looks at the page of a course: students and who looks after it open lessons, everybody else enrolls first. */
export type CourseReader = 'outsider' | 'student' | 'graduate' | 'manager';

/** Only who looks after the course is told its revision, and may open its lessons without being a student. */
export function readerOf(
  { revision }: Course,
  { enrolled, isFinished }: { enrolled: boolean; isFinished: boolean },
): CourseReader {
  if (enrolled) return isFinished ? 'graduate' : 'student';
  return revision === undefined ? 'outsider' : 'manager';
}

interface WayInOptions {
  readonly course: Pick<Course, '_id' | 'status'>;
  readonly reader: CourseReader;
  /** Null where the lessons could not be loaded. */
  readonly start: StartState | null;
}

interface WayIn {
  /** What to do first; the only filled button. */
  readonly main: ReactNode;
  /** What else can be done. */
  readonly other: ReactNode;
}

export function wayIn({ course: { _id: courseId, status }, reader, start }: WayInOptions): WayIn {
  const enroll = (secondary: boolean) =>
    status === 'published' ? (
      <EnrollLink courseId={courseId} secondary={secondary} />
    ) : (
      <NotOpenNote status={status} />
    );
  const begin = (secondary: boolean) =>
    start && <StartButton courseId={courseId} start={start} secondary={secondary} />;
  switch (reader) {
    case 'outsider':
      return { main: enroll(false), other: begin(true) };
    case 'graduate':
      return { main: <CertificateLink courseId={courseId} />, other: begin(true) };
    case 'student':
      return { main: begin(false), other: null };
    case 'manager':
      return { main: begin(false), other: enroll(true) };
  }
}
