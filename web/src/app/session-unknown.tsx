import { t } from '@lingui/core/macro';
import { useSessionStatus } from '@/features/auth/session.ts';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';

/** The server did not say who is signed in. They may well be, so nobody is told to sign in. */
export function SessionUnknown({ headingLevel }: { headingLevel: 1 | 2 | 3 }) {
  const { retry } = useSessionStatus();
  return (
    <LoadFailure
      headingLevel={headingLevel}
      title={t`We could not see whether you are signed in.`}
      retrying={false}
      onRetry={retry}
    />
  );
}
