import type { Leaving } from '@academy/contract/leaving/leaving-calls.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Alert } from '@/components/ui/alert.tsx';
import { paths } from '@/config/paths.ts';
import { studentsText } from '@/lib/student-count.ts';
import { textLanguage } from '@/lib/text-language.ts';

/** The courses that an account cannot leave behind, each with the way to where it can be archived. */
export function CoursesInTheWay({ courses, children }: { courses: Leaving['inTheWay']; children: string }) {
  return (
    <Alert variant="warning" title={t`Courses with students stand in the way`}>
      <p>{children}</p>
      <ul className="mt-2 space-y-1">
        {courses.map(({ id, title, students }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              to={paths.creatorCourseDetail(id)}
              lang={textLanguage(title)}
              className="font-semibold underline underline-offset-4"
            >
              {title}
            </Link>{' '}
            <span className="text-ink-soft">{studentsText(students)}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
