import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { useStay } from '@/api/leaving.ts';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';

/** Calls the deletion of one's account off. Nothing has to be confirmed: it can be asked for again. */
export function KeepAccountButton({ onKept, size }: { onKept: () => void; size?: 'sm' }) {
  const stay = useStay();
  const keep = () =>
    stay.mutateAsync().then(
      () => {
        onKept();
        toast({ variant: 'success', title: t`Your account stays.` });
      },
      (error: unknown) =>
        toast({ variant: 'destructive', title: t`That was not done.`, description: errorText(error) }),
    );
  return (
    <Button {...(size ? { size } : {})} pending={stay.isPending} onClick={keep}>
      {t`Keep my account`}
    </Button>
  );
}
