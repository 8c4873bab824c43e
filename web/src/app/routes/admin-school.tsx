import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useWaitingCourses, useWaitingCreators } from '@/api/approvals.ts';
import { useReportedReviews } from '@/api/reviews.ts';
import { useSchoolSettings } from '@/api/school-settings.ts';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/session.ts';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { ReportedReviews } from '@/features/reviews/components/reported-reviews.tsx';
import { SchoolSettings } from '@/features/school-settings/components/school-settings.tsx';
import { WaitingCourses } from '@/features/school-settings/components/waiting-courses.tsx';
import { WaitingCreators } from '@/features/school-settings/components/waiting-creators.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function SchoolSettingsRoute() {
  const user = useSession();
  const { data, isPending, isFetching, refetch } = useSchoolSettings();
  usePageTitle(t`Settings`);
  if (isPending) return <SpinnerScreen />;
  if (!data) {
    return (
      <LoadFailure
        headingLevel={1}
        title={t`The settings could not be loaded.`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t`Settings`}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t`What holds in the whole academy. A change acts at once, for everybody.`}</p>
      <SchoolSettings told={data} userId={user?.id ?? ''} />
    </>
  );
}

export function ApprovalsRoute() {
  const courses = useWaitingCourses();
  const creators = useWaitingCreators();
  const reviews = useReportedReviews();
  usePageTitle(t`Approvals`);
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t`Approvals`}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {t`What waits for an admin, the longest waiting first.`}{' '}
        <Link
          to={paths.adminSettings()}
          className="font-semibold text-accent-ink underline underline-offset-4"
        >
          {t`What needs approval is a setting.`}
        </Link>
      </p>
      <div className="flex flex-col gap-8">
        <WaitingCourses query={courses} />
        <WaitingCreators query={creators} />
        <ReportedReviews query={reviews} />
      </div>
    </>
  );
}
