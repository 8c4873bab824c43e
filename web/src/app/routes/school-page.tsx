import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { type SchoolPageName, schoolPageNames } from '@academy/contract/school-pages/school-page-names.ts';
import { t } from '@lingui/core/macro';
import { useLocation } from '@tanstack/react-router';
import { useSchoolPage } from '@/api/school-pages.ts';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { SchoolPageText } from '@/features/school-pages/school-page-text.tsx';
import { useLanguage } from '@/lib/language/language.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

const titles = (): Record<SchoolPageName, string> => ({
  terms: t`Terms of Service`,
  privacy: t`Privacy Policy`,
  about: t`About Us`,
});

/** One page under three addresses, each of which names its text. */
export function SchoolPageRoute() {
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') });
  const page = schoolPageNames.find((name) => webRoutes[name] === pathname) ?? 'about';
  const title = titles()[page];
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
