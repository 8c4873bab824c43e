import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Redirect } from '@/app/redirect.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { paths } from '@/config/paths.ts';
import { LoginPage, RegisterPage } from '@/features/auth/auth-pages.tsx';
import { useReturnTo } from '@/features/auth/auth-screen.tsx';
import { useSession } from '@/features/auth/session.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function LoginRoute() {
  usePageTitle(t`Login`);
  return (
    <VisitorsOnly>
      <LoginPage />
    </VisitorsOnly>
  );
}

export function RegisterRoute() {
  usePageTitle(t`Register`);
  return (
    <VisitorsOnly>
      <RegisterPage />
    </VisitorsOnly>
  );
}

/** Who is signed in already has no business at the login and register screens. */
function VisitorsOnly({ children }: { children: ReactNode }) {
  const user = useSession();
  const returnTo = useReturnTo();
  if (user === undefined) return <SpinnerScreen />;
  if (user) return <Redirect href={returnTo ?? paths.home()} />;
  return children;
}
