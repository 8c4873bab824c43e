import { t } from '@lingui/core/macro';
import { useBlocker } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';

interface LeaveGuardOptions {
  /** There is something unsaved. */
  readonly active: boolean;
  /** Whether another address shows this form too. */
  readonly staysOn: (pathname: string) => boolean;
}

/** Asks before the page is left, and has the browser ask before the tab is closed. */
export function useLeaveGuard({ active, staysOn }: LeaveGuardOptions) {
  const guard = useBlocker({
    disabled: !active,
    withResolver: true,
    enableBeforeUnload: active,
    shouldBlockFn: ({ next }) => !staysOn(next.pathname),
  });
  return guard.status === 'blocked'
    ? { asked: true as const, leave: guard.proceed, stay: guard.reset }
    : { asked: false as const };
}

type LeaveGuard = ReturnType<typeof useLeaveGuard>;

interface LeaveDialogProps {
  guard: LeaveGuard;
  /** What becomes of what is not saved. */
  description: string;
}

export function LeaveDialog({ guard, description }: LeaveDialogProps) {
  if (!guard.asked) return null;
  return (
    <Dialog
      open
      onClose={guard.stay}
      title={t`Leave without saving?`}
      description={description}
      actions={
        <>
          <Button variant="outline" onClick={guard.leave}>
            {t`Leave`}
          </Button>
          <Button onClick={guard.stay}>{t`Keep editing`}</Button>
        </>
      }
    />
  );
}
