import type { SchoolPageName } from '@academy/contract/school-pages/school-page-names.ts';
import { t } from '@lingui/core/macro';
import { useSchoolPage } from '@/api/school-pages.ts';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { SchoolPageText } from '@/features/school-pages/school-page-text.tsx';
import { useLanguage } from '@/lib/language/language.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function TermsRoute() {
  return <SchoolPageRoute page="terms" title={t`Terms of Service`} />;
}

export function PrivacyRoute() {
  return <SchoolPageRoute page="privacy" title={t`Privacy Policy`} />;
}

export function AboutRoute() {
  return <SchoolPageRoute page="about" title={t`About Us`} />;
}

function SchoolPageRoute({ page, title }: { page: SchoolPageName; title: string }) {
  const { data, isPending, isFetching, refetch } = useSchoolPage(page, useLanguage());
  usePageTitle(title);
  if (isPending) return <SpinnerScreen />;
  if (data) return <SchoolPageText title={title} page={data} />;
  return (
    <div className="page section-space">
      <LoadFailure
        headingLevel={1}
        title={t`The page could not be loaded.`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  );
}
