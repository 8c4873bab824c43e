import { t } from '@lingui/core/macro';
import { Outlet, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Redirect } from '@/app/redirect.tsx';
import { SessionUnknown } from '@/app/session-unknown.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { paths } from '@/config/paths.ts';
import { useSession, useSessionStatus } from '@/features/auth/session.ts';
import { withReturnTo } from '@/lib/return-to.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

interface SignedInOnlyProps {
  /** The page is open already and has a form for visitors, so that the end of a session need not take it away. */
  staysOpen?: boolean;
  children: ReactNode;
}

/** Stands before every page that needs a session: a visitor logs in first and then comes back to it. */
export function SignedInOnly({ staysOpen = false, children }: SignedInOnlyProps) {
  const user = useSession();
  const { failed } = useSessionStatus();
  const asked = useLocation({ select: (location) => location.href });

  if (user === undefined) return <SpinnerScreen />;
  if (user || staysOpen) return children;
  if (failed) return <SessionUnknownPage />;
  return <Redirect href={withReturnTo(paths.login(), asked)} />;
}

/** The frame of the pages that have nothing to show without a session. */
export function SignedInFrame() {
  return (
    <SignedInOnly>
      <Outlet />
    </SignedInOnly>
  );
}

function SessionUnknownPage() {
  usePageTitle(t`Something went wrong`);
  return (
    <div className="page section-space">
      <div className="mx-auto max-w-3xl">
        <SessionUnknown headingLevel={1} />
      </div>
    </div>
  );
}
