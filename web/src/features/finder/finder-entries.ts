/** What the finder lists: each entry leads somewhere. */
import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import type { Found } from '@academy/contract/finder/finder-calls.ts';
import { t } from '@lingui/core/macro';
import { lessonHash, paths } from '@/config/paths.ts';
import { statusText } from '@/lib/status-words.ts';
import { type FinderAction, finderActions, matchesWords } from './finder-actions.ts';

const kinds = ['course', 'lesson', 'student', 'action'] as const;
export type EntryKind = (typeof kinds)[number];

export interface FinderEntry {
  readonly kind: EntryKind;
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly hash?: string;
}

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly FinderEntry[];
}

export const isEntryKind = (kind: unknown): kind is EntryKind => kinds.some((known) => known === kind);

interface Findings {
  readonly words: string;
  /** Undefined while nothing was asked. */
  readonly found: Found | undefined;
  readonly recent: readonly FinderEntry[];
}

/** Without words what was opened last, then what can be done; with words what they find, in the order of how near it is. */
export function entryGroups({ words, found, recent }: Findings): readonly EntryGroup[] {
  const actions = finderActions()
    .filter((action) => matchesWords(action, words))
    .map(actionEntry);
  const groups =
    words.trim() === ''
      ? [
          { name: t`Recent`, entries: recent },
          { name: t`Actions`, entries: actions },
        ]
      : [
          { name: t`Courses`, entries: (found?.courses ?? []).map(courseEntry) },
          { name: t`Lessons`, entries: (found?.lessons ?? []).map(lessonEntry) },
          { name: t`Students`, entries: (found?.students ?? []).map(studentEntry) },
          { name: t`Actions`, entries: [...actions, ...courseActions(found, words)] },
        ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const actionEntry = ({ name, label, to }: FinderAction): FinderEntry => ({
  kind: 'action',
  key: `action ${name}`,
  title: label,
  detail: '',
  to,
});

function courseEntry({ id, title, status }: Found['courses'][number]): FinderEntry {
  return {
    kind: 'course',
    key: `course ${id}`,
    title,
    detail: statusText(status),
    to: paths.creatorCourseDetail(id),
  };
}

function lessonEntry({ lessonId, title, courseId, courseTitle }: Found['lessons'][number]): FinderEntry {
  return {
    kind: 'lesson',
    key: `lesson ${lessonId}`,
    title,
    detail: courseTitle,
    to: paths.creatorCourseEditCurriculum(courseId),
    hash: lessonHash(lessonId),
  };
}

function studentEntry({ id, name, email, courseId, courseTitle }: Found['students'][number]): FinderEntry {
  return {
    kind: 'student',
    key: `student ${id}`,
    title: name,
    detail: `${email} · ${courseTitle}`,
    to: paths.courseStudents(courseId),
    search: { student: id },
  };
}

/** What can be done with the course that fits best. What changes its status is asked for on its page of details. */
function courseActions(found: Found | undefined, words: string): readonly FinderEntry[] {
  const course = found?.courses[0];
  if (course === undefined) return [];
  const { id, title, status } = course;
  const details = paths.creatorCourseDetail(id);
  const offered: readonly (readonly [string, string, string])[] = [
    ['edit', t`Edit ${title}`, paths.creatorCourseEdit(id)],
    ['curriculum', t`Curriculum of ${title}`, paths.creatorCourseEditCurriculum(id)],
    ['students', t`Students of ${title}`, paths.courseStudents(id)],
    ['preview', t`Preview ${title}`, paths.coursePreview(id)],
    ['status', statusChangeText(status, title), details],
  ];
  return offered.map(([name, label, to]) => ({
    kind: 'action',
    key: `${name} ${id} ${words}`,
    title: label,
    detail: '',
    to,
  }));
}

function statusChangeText(status: CourseStatus, title: string): string {
  switch (status) {
    case 'draft':
      return t`Publish or archive ${title}…`;
    case 'published':
      return t`Unpublish or archive ${title}…`;
    case 'archived':
      return t`Restore ${title}…`;
  }
}
