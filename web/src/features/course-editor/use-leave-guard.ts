import { useBlocker } from '@tanstack/react-router';

interface LeaveGuardOptions {
  /** Something would be left behind. */
  readonly active: boolean;
  /** Addresses that show this form too. */
  readonly staysOn: (pathname: string) => boolean;
}

/** Asks before another page takes the form's place, and has the browser ask before its tab is closed. */
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

export type LeaveGuard = ReturnType<typeof useLeaveGuard>;
