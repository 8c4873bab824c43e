import type { Notice } from '@academy/contract/notices/notice-calls.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { errorText } from '@/api/client/error-text.ts';
import { useReadNotice } from '@/api/notices.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { cn } from '@/lib/cn.ts';
import { lastActiveText } from '@/lib/language/last-active.ts';
import { noticePlace, noticeText } from './notice-words.ts';
import { UnreadDot } from './unread-dot.tsx';

export function NoticeList({ notices, now }: { notices: readonly Notice[]; now: Date }) {
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y divide-line">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} now={now} />
        ))}
      </ul>
    </Card>
  );
}

function NoticeRow({ notice, now }: { notice: Notice; now: Date }) {
  const read = useReadNotice();
  const text = noticeText(notice);
  const place = noticePlace(notice);
  const markRead = () => {
    if (!notice.isRead) read.mutate(notice.id);
  };
  const tellFailure = (error: Error) =>
    toast({
      variant: 'destructive',
      title: t`It could not be marked as read.`,
      description: errorText(error),
    });
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3.5 sm:px-6">
      <UnreadDot isRead={notice.isRead} />
      <div className="min-w-0 grow basis-56">
        {place === null ? (
          <p className="wrap-anywhere">{text}</p>
        ) : (
          <Link
            {...place}
            onClick={markRead}
            className={cn('wrap-anywhere hover:underline', !notice.isRead && 'font-semibold')}
          >
            {text}
          </Link>
        )}
        <p className="text-sm text-ink-soft figures-tabular">{lastActiveText(notice.at, now)}</p>
      </div>
      {notice.isRead ? null : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t`Mark as read: ${text}`}
          pending={read.isPending}
          onClick={() => read.mutate(notice.id, { onError: tellFailure })}
        >
          {t`Mark as read`}
        </Button>
      )}
    </li>
  );
}
