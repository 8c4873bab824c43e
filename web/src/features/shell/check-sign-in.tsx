import { t } from '@lingui/core/macro';
import { Button } from '@/components/ui/button.tsx';

/** In the place of who is signed in. */
export function CheckSignIn({ onRetry }: { onRetry: () => void }) {
  return (
    <Button
      variant="outline"
      size="sm"
      title={t`We could not see whether you are signed in.`}
      onClick={onRetry}
    >
      {t`Check sign-in`}
    </Button>
  );
}
