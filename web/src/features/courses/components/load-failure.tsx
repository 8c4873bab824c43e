import { t } from '@lingui/core/macro';
import { LostConnection } from '@/components/lost-connection.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';

interface LoadFailureProps {
  title?: string;
  retrying?: boolean;
  onRetry: () => void;
  headingLevel?: 1 | 2 | 3;
}

export function LoadFailure({
  title = t`The courses could not be loaded.`,
  retrying = false,
  onRetry,
  headingLevel = 3,
}: LoadFailureProps) {
  return (
    <div role="alert">
      <EmptyState
        headingLevel={headingLevel}
        title={title}
        description={<LostConnection again={onRetry} />}
        wheel="error"
        action={
          <Button pending={retrying} onClick={onRetry}>
            {t`Try again`}
          </Button>
        }
      />
    </div>
  );
}
