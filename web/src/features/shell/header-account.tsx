import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { type HeaderSession, useLoginSearch } from '@/features/shell/navigation.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';

// A visitor has none, so it stays out of the first load.
const userButton = lazyPart(() => import('@/features/shell/user-button.tsx'));

interface HeaderAccountProps extends HeaderSession {
  /** Beside the menu of who is signed in. */
  bell: ReactNode;
}

/** The right end of the header on wide screens, and on phones the bell alone. While the session is unknown it keeps its place. */
export function HeaderAccount({ user, onRetry, onSignOut, bell }: HeaderAccountProps) {
  const loginSearch = useLoginSearch();
  const { part, failed } = useLazyPart(userButton, user !== null);
  const isWaiting = (user === undefined && !onRetry) || (user !== null && !part && !failed);
  return (
    <div className="flex shrink-0 gap-2">
      {user === null ? null : <div className="md:size-10">{user ? bell : null}</div>}
      <div className="hidden items-center gap-2 md:flex noscript:flex">
        {isWaiting ? <Skeleton className="size-10 rounded-full!" /> : null}
        {onRetry && part ? <part.CheckSignIn onRetry={onRetry} /> : null}
        {user === null ? (
          <>
            <Button asChild variant="ghost" size="sm">
              <Link to={paths.login()} search={loginSearch}>
                {t`Login`}
              </Link>
            </Button>
            <Button asChild size="sm">
              <Link to={paths.register()} search={loginSearch}>
                {t`Register`}
              </Link>
            </Button>
          </>
        ) : null}
        {user && part ? <part.UserButton user={user} onSignOut={onSignOut} /> : null}
        {user && failed ? (
          <Button asChild variant="ghost" size="sm">
            <Link to={paths.profile()}>{t`Your Profile`}</Link>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
