import { t } from '@lingui/core/macro';
import { cn } from '@/lib/cn.ts';

/** Keeps its place once the notice is read. */
export function UnreadDot({ isRead }: { isRead: boolean }) {
  return (
    <span className={cn('mt-2 size-2 shrink-0 rounded-full', !isRead && 'bg-accent')}>
      {isRead ? null : <span className="sr-only">{t`Unread:`} </span>}
    </span>
  );
}
