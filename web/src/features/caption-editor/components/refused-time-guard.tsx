import { t } from '@lingui/core/macro';
import { LeaveDialog, useLeaveGuard } from '@/components/leave-guard.tsx';
import { numberText } from '@/lib/language/numbers.ts';

interface RefusedTimeGuardProps {
  /** Of the first cue with a time that it cannot have, from 1 on; 0 where there is none. */
  place: number;
  /** Where the editor is. */
  path: string;
}

/** Everything else is saved by itself. A time that a cue cannot have is nowhere but in its field. */
export function RefusedTimeGuard({ place, path }: RefusedTimeGuardProps) {
  const guard = useLeaveGuard({ active: place > 0, staysOn: (pathname) => pathname === path });
  const number = numberText(place);
  return (
    <LeaveDialog
      guard={guard}
      description={t`Cue ${number} cannot have the time that you typed. If you leave, its time stays as it was.`}
    />
  );
}
