import { Outlet, useLocation } from '@tanstack/react-router';
import { CreatorFrame } from '@/features/creator/components/creator-frame.tsx';
import { creatorPlaceOf } from '@/features/creator/creator-sections.ts';

/** The frame of every page below it. */
export function CreatorDashboardRoute() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <CreatorFrame place={creatorPlaceOf(pathname)} pathname={pathname}>
      <Outlet />
    </CreatorFrame>
  );
}
