import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { type HeaderUser, useLoginSearch } from '@/features/shell/navigation.ts';

// A visitor never opens it, so it stays out of the first load.
const UserMenu = lazy(() =>
  import('@/features/shell/user-menu.tsx').then((module) => ({ default: module.UserMenu })),
);

interface HeaderAccountProps {
  user: HeaderUser;
  onSignOut: () => void;
}

/** The right end of the header on wide screens. While the session is unknown it keeps its place. */
export function HeaderAccount({ user, onSignOut }: HeaderAccountProps) {
  const loginSearch = useLoginSearch();
  const waiting = <Skeleton className="size-10 rounded-full!" />;
  return (
    <div className="hidden shrink-0 items-center gap-2 md:flex">
      {user === undefined ? waiting : null}
      {user === null ? (
        <>
          <Button asChild variant="ghost" size="sm">
            <Link to={paths.login()} search={loginSearch}>
              Login
            </Link>
          </Button>
          <Button asChild size="sm">
            <Link to={paths.register()} search={loginSearch}>
              Register
            </Link>
          </Button>
        </>
      ) : null}
      {user ? (
        <Suspense fallback={waiting}>
          <UserMenu user={user} onSignOut={onSignOut} />
        </Suspense>
      ) : null}
    </div>
  );
}
