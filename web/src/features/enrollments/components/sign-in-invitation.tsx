import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { paths } from '@/config/paths.ts';

interface SignInInvitationProps {
  /** Where the visitor comes back to, signed in. */
  returnTo: string;
  className?: string;
}

/** Stands where a signed-in user sees their courses. */
export function SignInInvitation({ returnTo, className }: SignInInvitationProps) {
  return (
    <EmptyState
      title={t`Sign in to see your courses`}
      description={t`Your lessons, your notes and how far you have come are kept for you.`}
      wheel="my-courses"
      className={className ?? ''}
      action={
        <Button asChild>
          <Link to={paths.login()} search={{ returnTo }}>
            {t`Sign In`}
          </Link>
        </Button>
      }
    />
  );
}
