import type { User } from '@academy/contract/users/user.ts';
import { t } from '@lingui/core/macro';
import { TriangleAlert } from 'lucide-react';
import { dateAndTime } from '@/lib/language/date-and-time.ts';
import { KeepAccountButton } from './keep-account-button.tsx';

interface LeavingBannerProps {
  leaving: NonNullable<User['leaving']>;
  onKept: () => void;
}

/** Above every page of somebody whose account is to be deleted. */
export function LeavingBanner({ leaving: { at, isByAdmin }, onKept }: LeavingBannerProps) {
  const when = dateAndTime(new Date(at));
  return (
    <section aria-label={t`Deletion of your account`} className="border-b border-warning/30 bg-warning-tint">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
        <p className="flex min-w-0 items-center gap-2.5 text-sm">
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-warning" />
          {isByAdmin
            ? t`An admin had this account marked for deletion: it is deleted on ${when}.`
            : t`Your account is deleted on ${when}.`}
        </p>
        {isByAdmin ? null : <KeepAccountButton size="sm" onKept={onKept} />}
      </div>
    </section>
  );
}
