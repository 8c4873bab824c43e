import type { Course } from '@academy/contract/courses/course.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MeanRating } from '@/components/mean-rating.tsx';
import { Card } from '@/components/ui/card.tsx';
import { paths } from '@/config/paths.ts';
import { courseDurationText } from '@/lib/course-time.ts';
import { ratingText } from '@/lib/course-words.ts';
import { lessonsText } from '@/lib/lesson-words.ts';
import { reviewsText } from '@/lib/review-words.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { CourseThumbnail } from './course-thumbnail.tsx';

interface OtherCoursesProps {
  instructor: string;
  courses: readonly Course[];
}

/** What else the instructor teaches, with figures that are known: a rating only where somebody gave one. */
export function OtherCourses({ instructor, courses }: OtherCoursesProps) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="other-courses">
      <h2 id="other-courses" className="text-xl">
        <Trans>
          More courses by <span lang={textLanguage(instructor)}>{instructor}</span>
        </Trans>
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {courses.map((course) => (
          <li key={course._id}>
            <OtherCourse course={course} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherCourse({ course }: { course: Course }) {
  const { title, rating, reviewCount } = course;
  return (
    <Card
      interactive
      className="bengali-in-view relative h-full overflow-hidden has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent"
    >
      <CourseThumbnail course={course} />
      <div className="p-4">
        <h3
          lang={textLanguage(title)}
          className="line-clamp-2 leading-snug font-medium text-balance [&:lang(bn)]:leading-normal"
        >
          <Link
            to={paths.course(course._id)}
            className="outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 text-sm text-ink-soft figures-tabular">
          {courseDurationText(course)} · {lessonsText(course.totalLessons)}
        </p>
        {rating === null || reviewCount === undefined ? null : (
          <p className="mt-1 inline-flex items-center gap-1.5 text-sm text-ink-soft figures-tabular">
            <MeanRating rating={ratingText(rating)} counted={reviewsText(reviewCount)} />
          </p>
        )}
      </div>
    </Card>
  );
}
