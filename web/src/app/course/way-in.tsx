import type { Course } from '@academy/contract/courses/course.ts';
import type { ReactNode } from 'react';
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
  readonly courseId: string;
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

export function wayIn({ courseId, reader, start }: WayInOptions): WayIn {
  const begin = (secondary: boolean) =>
    start && <StartButton courseId={courseId} start={start} secondary={secondary} />;
  switch (reader) {
    case 'outsider':
      return { main: <EnrollLink courseId={courseId} secondary={false} />, other: begin(true) };
    case 'graduate':
      return { main: <CertificateLink courseId={courseId} />, other: begin(true) };
    case 'student':
      return { main: begin(false), other: null };
    case 'manager':
      return { main: begin(false), other: <EnrollLink courseId={courseId} secondary /> };
  }
}
