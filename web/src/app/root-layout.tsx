import type { User } from '@academy/contract/users/user.ts';
import { t } from '@lingui/core/macro';
import { Outlet, useRouter } from '@tanstack/react-router';
import { Fragment, useEffect, useState, useSyncExternalStore } from 'react';
import { LazyUploadPill } from '@/app/lazy-upload-pill.tsx';
import { PageFooter } from '@/app/page-footer.tsx';
import { currentToast, subscribeToToasts } from '@/components/ui/toast-store.ts';
import { useSession, useSessionStatus, useSignOut } from '@/features/auth/session.ts';
import { SiteHeader } from '@/features/shell/site-header.tsx';
import { useAccountLanguage } from '@/features/shell/use-account-language.ts';
import { useLanguage } from '@/lib/language/language.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import { textLanguage } from '@/lib/text-language.ts';

export function RootLayout() {
  useLanguage();
  const user = useSession();
  const signOut = useSignOut();
  const { turn, failed, retry } = useSessionStatus();
  useAccountLanguage(user);
  useFocusMainOnNavigation('main');
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-20 rounded-control bg-accent px-5 py-3 font-semibold text-on-accent focus-visible:translate-y-0 focus-visible:shadow-pop"
      >
        {t`Skip to content`}
      </a>
      <SiteHeader
        user={failed ? undefined : user}
        onRetry={failed ? retry : undefined}
        onSignOut={signOut}
        bell={<LazyBell />}
        uploads={user ? <LazyUploadPill key={user.id} userId={user.id} /> : null}
      />
      <LazyConnectionNotice isSessionKnown={user !== undefined} />
      <LeavingNotice leaving={user?.leaving} />
      <main id="main" tabIndex={-1} className="grow">
        {/* A page begins anew for another person, so that it shows nothing of the one before. */}
        <Fragment key={turn}>
          <Outlet />
        </Fragment>
      </main>
      <PageFooter />
      <RouteAnnouncer />
      <LazyToaster />
    </div>
  );
}

/**
 * Says the new page's title to screen readers. It listens to the title itself, because a lazy page, or one
 * whose title comes with its data, knows its name only after the navigation is over.
 */
function RouteAnnouncer() {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const observer = new MutationObserver(() => setAnnounced(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return (
    <p aria-live="polite" aria-atomic="true" lang={textLanguage(announced)} className="sr-only">
      {announced}
    </p>
  );
}

const connectionNotice = lazyPart(() => import('@/app/connection-notice.tsx'));

/** Nobody needs it at once, and on a good line nobody ever. Its place is there before its words are, so that they are read aloud. */
function LazyConnectionNotice({ isSessionKnown }: { isSessionKnown: boolean }) {
  const { part } = useLazyPart(connectionNotice, true);
  return (
    <div role="status" className="sticky top-16 z-30">
      {part ? <part.ConnectionNotice isSessionKnown={isSessionKnown} /> : null}
    </div>
  );
}

const bell = lazyPart(() => import('@/features/notices/notice-bell.tsx'));

/** A visitor has none. */
function LazyBell() {
  const { part } = useLazyPart(bell, true);
  return part ? <part.NoticeBell /> : null;
}

const leavingBanner = lazyPart(() => import('@/features/leaving/leaving-banner.tsx'));

/** Nearly nobody ever sees it: it is fetched for those who do. */
function LeavingNotice({ leaving }: { leaving: User['leaving'] }) {
  const { recheck } = useSessionStatus();
  const { part } = useLazyPart(leavingBanner, Boolean(leaving));
  return part && leaving ? <part.LeavingBanner leaving={leaving} onKept={recheck} /> : null;
}

const toaster = lazyPart(() => import('@/components/ui/toast.tsx'));
const currentId = (): number | undefined => currentToast()?.id;

/**
 * Most visits never see a toast, so what draws one is fetched with the first. Where it cannot be fetched, without a
 * connection say, a plain one says the same, which came with the notice of the connection; the next toast tries again.
 */
function LazyToaster() {
  const id = useSyncExternalStore(subscribeToToasts, currentId, currentId);
  const { part, failed } = useLazyPart(toaster, id);
  const Drawn = part?.Toaster ?? (failed && connectionNotice.fetched()?.PlainToast);
  return Drawn && id !== undefined ? <Drawn /> : null;
}

/**
 * After a navigation the focus would stay on a link that is gone. It goes to the main landmark instead, so
 * the next Tab starts in the new page. The first load and changes of query or hash leave it alone, and so do tabs
 * that have addresses of their own: a user who walks through them with the arrow keys stays in the list.
 */
function useFocusMainOnNavigation(mainId: string): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname || toLocation.hash) return;
        if (document.activeElement?.getAttribute('role') === 'tab') return;
        document.getElementById(mainId)?.focus({ preventScroll: true });
      }),
    [router, mainId],
  );
}
