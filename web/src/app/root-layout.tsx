import { Outlet } from '@tanstack/react-router';
import { Fragment } from 'react';
import { LazyToaster } from '@/app/lazy-toaster.tsx';
import { RouteAnnouncer } from '@/app/route-announcer.tsx';
import { useFocusMainOnNavigation } from '@/app/use-focus-main-on-navigation.ts';
import { useSession, useSessionStatus, useSignOut } from '@/features/auth/session.ts';
import { SiteFooter } from '@/features/shell/site-footer.tsx';
import { SiteHeader } from '@/features/shell/site-header.tsx';

export function RootLayout() {
  const user = useSession();
  const signOut = useSignOut();
  const { turn } = useSessionStatus();
  useFocusMainOnNavigation('main');
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-20 rounded-control bg-accent px-5 py-3 font-semibold text-on-accent focus-visible:translate-y-0 focus-visible:shadow-pop"
      >
        Skip to content
      </a>
      <SiteHeader user={user} onSignOut={signOut} />
      <main id="main" tabIndex={-1} className="grow">
        {/* A page begins anew for another person, so that it shows nothing of the one before. */}
        <Fragment key={turn}>
          <Outlet />
        </Fragment>
      </main>
      <SiteFooter />
      <RouteAnnouncer />
      <LazyToaster />
    </div>
  );
}
