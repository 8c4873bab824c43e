import { VisitorsOnly } from '@/app/visitors-only.tsx';
import { LoginPage } from '@/features/auth/auth-pages.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function LoginRoute() {
  usePageTitle('Login');
  return (
    <VisitorsOnly>
      <LoginPage />
    </VisitorsOnly>
  );
}
