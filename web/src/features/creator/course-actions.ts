/** What an author can do with a course, and which of it stands in sight. The rest is in a menu. */
import type { Course } from '@academy/contract/courses/course.ts';
import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { t } from '@lingui/core/macro';
import {
  Archive,
  ArchiveRestore,
  Eye,
  EyeOff,
  Info,
  ListChecks,
  ListTree,
  type LucideIcon,
  Pencil,
  Send,
  Users,
} from 'lucide-react';
import { paths } from '@/config/paths.ts';
import { checkHash } from '@/lib/check-hash.ts';
import { hasStudentList, type StatusAction, statusActions } from './own-course-status.ts';

export type CourseLinkName = 'edit' | 'details' | 'curriculum' | 'preview' | 'students' | 'check';
export type ActionName = CourseLinkName | StatusAction['name'];

export interface CourseLink {
  readonly kind: 'link';
  readonly name: CourseLinkName;
  readonly label: string;
  readonly to: string;
  readonly hash?: string;
  readonly icon: LucideIcon;
}

export interface CourseChange extends StatusAction {
  readonly kind: 'change';
  readonly icon: LucideIcon;
}

interface ActedCourse extends Pick<Course, 'approval'> {
  readonly _id: string;
  readonly status: CourseStatus;
}

function linksOf({ _id, status }: ActedCourse): readonly CourseLink[] {
  const details = paths.creatorCourseDetail(_id);
  const links: CourseLink[] = [
    { kind: 'link', name: 'edit', label: t`Edit`, to: paths.creatorCourseEdit(_id), icon: Pencil },
    { kind: 'link', name: 'details', label: t`Details`, to: details, icon: Info },
    {
      kind: 'link',
      name: 'curriculum',
      label: t`Curriculum`,
      to: paths.creatorCourseCurriculum(_id),
      icon: ListTree,
    },
    { kind: 'link', name: 'preview', label: t`Preview`, to: paths.coursePreview(_id), icon: Eye },
  ];
  if (hasStudentList(status)) {
    links.push({
      kind: 'link',
      name: 'students',
      label: t`Students`,
      to: paths.courseStudents(_id),
      icon: Users,
    });
  }
  links.push({
    kind: 'link',
    name: 'check',
    label: status === 'draft' ? t`Check before publishing` : t`Check the course`,
    to: details,
    hash: checkHash,
    icon: ListChecks,
  });
  return links;
}

const changeIcons: Record<StatusAction['name'], LucideIcon> = {
  publish: Send,
  unpublish: EyeOff,
  restore: ArchiveRestore,
  archive: Archive,
};

/** What waits for an admin is published by them; where they look at it first, the button says no more than what it does. */
function changesOf({ status, approval }: ActedCourse, needsApproval: boolean): readonly CourseChange[] {
  const actions = statusActions(status).filter(
    ({ name }) => name !== 'publish' || approval?.state !== 'waiting',
  );
  return actions.map((action) => ({
    ...action,
    ...(needsApproval && action.name === 'publish' ? { label: t`Hand in for approval` } : {}),
    kind: 'change',
    icon: changeIcons[action.name],
  }));
}

/** In the list: what comes next for a course in this status. */
const listed: Record<CourseStatus, readonly ActionName[]> = {
  draft: ['edit', 'publish'],
  published: ['details', 'students'],
  archived: ['details', 'restore'],
};

/** On a page of the course, whose tabs lead to the others. */
const onPage: Record<CourseStatus, readonly ActionName[]> = {
  draft: ['preview', 'publish'],
  published: ['preview'],
  archived: ['preview', 'restore'],
};
const inTabs: readonly ActionName[] = ['edit', 'curriculum', 'details', 'students'];

/** In the editor, where saving comes first, as on the other pages. */
export type ActionPlace = 'list' | 'page' | 'editor';

export function arrangedActions(
  course: ActedCourse,
  place: ActionPlace,
  { needsApproval }: { readonly needsApproval: boolean },
) {
  const buttons = (place === 'list' ? listed : onPage)[course.status];
  const isInMenu = ({ name }: { name: ActionName }) =>
    !buttons.includes(name) && !(place !== 'list' && inTabs.includes(name));
  const [links, changes] = [linksOf(course), changesOf(course, needsApproval)];
  return {
    buttons: [...links, ...changes].filter(({ name }) => buttons.includes(name)),
    menuLinks: links.filter(isInMenu),
    menuChanges: changes.filter(isInMenu),
  };
}
