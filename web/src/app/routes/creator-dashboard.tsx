import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CreatorFrame } from '@/features/creator/components/creator-frame.tsx';
import { creatorPlaceOf } from '@/features/creator/creator-sections.ts';

/** The frame of every page below it. */
export function CreatorDashboardRoute() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // Work is saved here. That a save failed has to be told without a connection too, so what tells it comes ahead.
  useEffect(() => {
    import('@/components/ui/toast.tsx').catch(() => undefined);
  }, []);
  return (
    <CreatorFrame place={creatorPlaceOf(pathname)} pathname={pathname}>
      <Outlet />
    </CreatorFrame>
  );
}
