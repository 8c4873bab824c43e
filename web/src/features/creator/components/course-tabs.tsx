import type { Course } from '@academy/contract/courses/course.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { useChosenInView } from '@/lib/use-chosen-in-view.ts';
import { hasStudentList } from '../own-course-status.ts';

export type CoursePage = 'edit' | 'curriculum' | 'details' | 'students';

interface CourseTabsProps {
  course: Pick<Course, '_id' | 'status' | 'studentCount'>;
  /** Which of the pages are named here: the editor has tabs of its own for two of them. */
  pages?: readonly CoursePage[];
  current?: CoursePage;
  className?: string;
}

const allPages: readonly CoursePage[] = ['edit', 'curriculum', 'details', 'students'];

/** The way between the pages of one course. They look like tabs and are links: each has an address of its own. */
export function CourseTabs({ course, pages = allPages, current, className }: CourseTabsProps) {
  const links = linksOf(course).filter(({ page }) => pages.includes(page));
  return (
    <nav aria-label={t`Pages of this course`} className={cn('shrink-0', className)}>
      <ul className="flex gap-4">
        {links.map(({ page, label, to }) => (
          <li key={page} className="shrink-0">
            <Link
              to={to}
              activeProps={{}}
              aria-current={page === current ? 'page' : undefined}
              className={cn(
                'flex h-12 items-center border-b-2 px-1 font-semibold whitespace-nowrap transition-colors hover:text-ink focus-visible:-outline-offset-2',
                page === current ? 'border-ink text-ink' : 'border-transparent text-ink-soft',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a line of its own, with all pages. */
export function CourseTabBar(props: Omit<CourseTabsProps, 'pages' | 'className'>) {
  const strip = useChosenInView<HTMLDivElement>(props.current);
  return (
    <div ref={strip} className="mb-6 scrolls-sideways border-b border-line [scrollbar-width:none]">
      <CourseTabs {...props} />
    </div>
  );
}

/** Students of a course that was unpublished or archived are still there to be looked after. */
function linksOf({ _id, status, studentCount }: CourseTabsProps['course']) {
  const links: { page: CoursePage; label: string; to: string }[] = [
    { page: 'edit', label: t`Course Details`, to: paths.creatorCourseEdit(_id) },
    { page: 'curriculum', label: t`Curriculum`, to: paths.creatorCourseCurriculum(_id) },
    { page: 'details', label: t`Figures and Check`, to: paths.creatorCourseDetail(_id) },
  ];
  if (hasStudentList(status) || studentCount > 0) {
    links.push({ page: 'students', label: t`Students`, to: paths.courseStudents(_id) });
  }
  return links;
}
