import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/session.ts';

/** Who is signed in already has no business at the login and register screens. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const user = useSession();
  if (user === undefined) return <SpinnerScreen />;
  if (user) return <Navigate to={paths.home()} replace />;
  return children;
}
