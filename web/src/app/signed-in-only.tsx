import { t } from '@lingui/core/macro';
import { Outlet, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Redirect } from '@/app/redirect.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
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
  const { failed, retry } = useSessionStatus();
  const asked = useLocation({ select: (location) => location.href });

  if (user === undefined) return <SpinnerScreen />;
  if (user || staysOpen) return children;
  if (failed) return <SessionUnknown onRetry={retry} />;
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

function SessionUnknown({ onRetry }: { onRetry: () => void }) {
  usePageTitle(t`Something went wrong`);
  return (
    <div role="alert" className="page section-space">
      <EmptyState
        headingLevel={1}
        className="mx-auto max-w-3xl"
        title={t`We could not see whether you are signed in.`}
        description={t`The connection may have dropped for a moment. Trying again often helps.`}
        wheel="error"
        action={<Button onClick={onRetry}>{t`Try again`}</Button>}
      />
    </div>
  );
}
