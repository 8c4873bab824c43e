import type { CourseCertificate } from '@academy/contract/certificates/certificate.ts';
import type { Course } from '@academy/contract/courses/course.ts';
import { hueOfCategory } from '@academy/contract/courses/hues.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useCourseCertificate } from '@/api/certificates.ts';
import { errorText } from '@/api/client/error-text.ts';
import { useCourse } from '@/api/courses.ts';
import { NextCourses } from '@/app/next-courses.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { CertificateOffer, NotFinished } from '@/features/certificates/components/certificate-offer.tsx';
import { DrawnAlpana } from '@/features/certificates/components/drawn-alpana.tsx';
import { CourseFailure } from '@/features/courses/components/course-failure.tsx';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** The end of a course: its alpana draws itself, then comes the certificate, then what to learn next. */
export function CourseFinishRoute() {
  const { courseId } = useParams({ from: `/signed-in${webRoutes.finish}` });
  const course = useCourse(courseId);
  const own = useCourseCertificate(courseId);
  const courseTitle = course.data?.title ?? '';
  usePageTitle(t`Finished: ${courseTitle}`);

  if (course.isPending || own.isPending) return <SpinnerScreen />;
  if (!course.data) {
    return (
      <CourseFailure
        error={course.error}
        retrying={course.isFetching}
        onRetry={() => void course.refetch()}
      />
    );
  }
  if (!own.data) {
    return (
      <div className="page section-space">
        <LoadFailure
          headingLevel={1}
          title={errorText(own.error) || t`The certificate of this course could not be loaded.`}
          retrying={own.isFetching}
          onRetry={() => void own.refetch()}
        />
      </div>
    );
  }
  return <Finish course={course.data} own={own.data} />;
}

function Finish({ course, own }: { course: Course; own: CourseCertificate }) {
  const { title } = course;
  // Lessons that were added later take no certificate away.
  const isFinished = own.certificate !== null || own.completedLessons >= own.totalLessons;
  if (!isFinished || own.totalLessons === 0) return <NotFinished courseId={course._id} own={own} />;
  return (
    <div className="page pt-8 pb-16 md:pt-14 md:pb-24">
      <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-2">
        <DrawnAlpana courseId={course._id} hue={hueOfCategory(course.category)} />
        <div className="flex flex-col gap-6">
          <div>
            <p className="font-semibold text-success">{t`Course Complete!`}</p>
            <h1 className="mt-2 text-3xl md:text-4xl">
              <Trans>
                You have finished <span lang={textLanguage(title)}>{title}</span>
              </Trans>
            </h1>
          </div>
          <CertificateOffer courseId={course._id} own={own} />
        </div>
      </div>
      <NextCourses after={course} />
    </div>
  );
}
