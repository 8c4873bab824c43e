import { t } from '@lingui/core/macro';
import { useSessionStatus } from '@/features/auth/session.ts';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { useOnline } from '@/lib/use-online.ts';

/** The server did not say who is signed in. They may well be, so nobody is told to sign in. */
export function SessionUnknown({ headingLevel }: { headingLevel: 1 | 2 | 3 }) {
  const { retry } = useSessionStatus();
  const title = useOnline() ? t`We could not see whether you are signed in.` : t`This needs a connection.`;
  return <LoadFailure headingLevel={headingLevel} title={title} onRetry={retry} />;
}
