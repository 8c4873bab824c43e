import { VisitorsOnly } from '@/app/visitors-only.tsx';
import { LoginPage } from '@/features/auth/login-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function LoginRoute() {
  usePageTitle('Login');
  return (
    <VisitorsOnly>
      <LoginPage />
    </VisitorsOnly>
  );
}
