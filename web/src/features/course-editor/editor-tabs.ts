import { paths } from '@/config/paths.ts';

export type EditorTab = 'details' | 'curriculum';

export function editorTabFrom(value: string): EditorTab {
  return value === 'curriculum' ? 'curriculum' : 'details';
}

/** Every address that shows the editor of a course, and the tab it opens. */
export function editorTabAt(pathname: string, courseId: string): EditorTab | undefined {
  const path = pathname.replace(/\/$/, '');
  if (path === paths.creatorCourseEdit(courseId)) return 'details';
  const curricula = [paths.creatorCourseCurriculum(courseId), paths.creatorCourseEditCurriculum(courseId)];
  return curricula.includes(path) ? 'curriculum' : undefined;
}
