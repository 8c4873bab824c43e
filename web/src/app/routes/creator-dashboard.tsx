import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Outlet, useLocation, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCreatorSettings } from '@/api/creators.ts';
import { Overview } from '@/app/creator/overview.tsx';
import { Redirect } from '@/app/redirect.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { paths } from '@/config/paths.ts';
import { useSession, useSessionStatus } from '@/features/auth/session.ts';
import { CourseThumbnail } from '@/features/courses/components/course-thumbnail.tsx';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { CreatorFrame } from '@/features/creator/components/creator-frame.tsx';
import { CreatorSettings } from '@/features/creator/components/creator-settings.tsx';
import { OwnCourses } from '@/features/creator/components/own-courses.tsx';
import { creatorLocationOf, sectionFrom } from '@/features/creator/creator-sections.ts';
import { FindButton } from '@/features/finder/find-button.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** The frame of every page below it. */
export function CreatorFrameRoute() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // Work is saved here. That a save failed has to be told without a connection too, so what tells it comes ahead.
  useEffect(() => {
    import('@/components/ui/toast.tsx').catch(() => undefined);
  }, []);
  const user = useSession();
  return (
    <CreatorFrame
      location={creatorLocationOf(pathname)}
      pathname={pathname}
      tools={user ? <FindButton userId={user.id} /> : null}
    >
      <Outlet />
    </CreatorFrame>
  );
}

/** The tabs that only show something; the one that creates a course brings a form along, and comes by itself. */
export function CreatorTabRoute() {
  const { tab } = useParams({ from: `/signed-in/creator${webRoutes.creatorTab}` });
  switch (sectionFrom(tab)) {
    case 'dashboard':
      return <CreatorOverviewRoute />;
    case 'courses':
      return <CoursesTab />;
    case 'settings':
      return <SettingsTab />;
    default:
      // A tab the dashboard does not have: its first one is the nearest thing.
      return <Redirect href={paths.creatorDashboard()} />;
  }
}

export function CreatorOverviewRoute() {
  usePageTitle(t`Creator Dashboard`);
  return <Overview />;
}

function CoursesTab() {
  usePageTitle(t`Your courses`);
  return (
    <OwnCourses
      cover={({ _id, category, thumbnailUrl }) => (
        <CourseThumbnail course={{ id: _id, category, thumbnailUrl }} />
      )}
    />
  );
}

function SettingsTab() {
  const { data: settings, isPending, isFetching, refetch } = useCreatorSettings();
  const { recheck } = useSessionStatus();
  usePageTitle(t`Settings`);
  if (isPending) return <SpinnerScreen />;
  if (settings) return <CreatorSettings settings={settings} onSaved={recheck} />;
  return (
    <LoadFailure
      headingLevel={1}
      title={t`Your settings could not be loaded.`}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
