import type { ReactNode } from 'react';
import { Redirect } from '@/app/redirect.tsx';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { paths } from '@/config/paths.ts';
import { useReturnTo } from '@/features/auth/auth-screen.tsx';
import { useSession } from '@/features/auth/session.ts';

/** Who is signed in already has no business at the login and register screens. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const user = useSession();
  const returnTo = useReturnTo();
  if (user === undefined) return <SpinnerScreen />;
  if (user) return <Redirect href={returnTo ?? paths.home()} />;
  return children;
}
