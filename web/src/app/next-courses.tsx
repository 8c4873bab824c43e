import type { Course } from '@academy/contract/courses/course.ts';
import { catalogue } from '@academy/contract/courses/course-constants.ts';
import { t } from '@lingui/core/macro';
import { useCourses } from '@/api/courses.ts';
import { CourseGrid } from '@/features/courses/components/course-grid.tsx';
import { cardOfCourse } from '@/features/courses/course-card-content.ts';
import { CourseCardAction } from '@/features/enrollments/components/course-card-action.tsx';

const SHOWN = 4;

/** The course that is finished; of one that is gone, the topic is not known any more. */
interface FinishedCourse {
  readonly _id: string;
  readonly category?: string;
}

/** What to learn after a course. Without any, or without a connection, nothing is missed. */
export function NextCourses({ after }: { after: FinishedCourse }) {
  const { data: courses = [] } = useCourses({ limit: catalogue.pageSize * 2 });
  const next = coursesAfter(after, courses).slice(0, SHOWN);
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="next-courses" className="mt-14 md:mt-20">
      <h2 id="next-courses" className="mb-6 text-2xl">
        {t`What to learn next`}
      </h2>
      <CourseGrid
        courses={next}
        cardOf={cardOfCourse}
        action={(course, titleId) => (
          <CourseCardAction
            courseId={course._id}
            enrolled={course.isEnrolled}
            progress={course.progress}
            lastWatchedLessonId={course.lastWatchedLessonId}
            signedIn
            titleId={titleId}
          />
        )}
      />
    </section>
  );
}

/** None that is finished; of the same topic first, else in the catalogue's order. */
export function coursesAfter(after: FinishedCourse, courses: readonly Course[]): Course[] {
  const open = courses.filter(({ _id, progress }) => _id !== after._id && progress < 100);
  const isNear = ({ category }: Course) => category === after.category;
  return [...open.filter(isNear), ...open.filter((course) => !isNear(course))];
}
