import { VisitorsOnly } from '@/app/visitors-only.tsx';
import { RegisterPage } from '@/features/auth/auth-pages.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function RegisterRoute() {
  usePageTitle('Register');
  return (
    <VisitorsOnly>
      <RegisterPage />
    </VisitorsOnly>
  );
}
