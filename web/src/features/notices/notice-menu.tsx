import { noticeLimits } from '@academy/contract/notices/notice-kinds.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useNotices, useReadNotice } from '@/api/notices.ts';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  OpenedMenuContent,
} from '@/components/ui/dropdown-menu.tsx';
import type { OpenedMenu } from '@/components/ui/menu-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { lastActiveText } from '@/lib/language/last-active.ts';
import { noticePlace, noticeText } from './notice-words.ts';
import { UnreadDot } from './unread-dot.tsx';

export function NoticeMenu(opened: OpenedMenu) {
  return (
    <OpenedMenuContent {...opened} className="w-[min(22rem,calc(100vw-2rem))]">
      <DropdownMenuLabel className="font-semibold">{t`Notices`}</DropdownMenuLabel>
      <DropdownMenuSeparator />
      {opened.isOpen ? <NewestNotices /> : null}
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild className="justify-center font-medium text-accent-ink">
        <Link to={paths.notices()}>{t`See all notices`}</Link>
      </DropdownMenuItem>
    </OpenedMenuContent>
  );
}

function NewestNotices() {
  const list = useNotices();
  const read = useReadNotice();
  if (list.data === undefined) {
    return list.isError ? (
      <p role="alert" className="px-3 py-4 text-sm text-ink-soft">{t`Your notices could not be loaded.`}</p>
    ) : (
      <div className="flex flex-col gap-2 px-3 py-2">
        <span role="status" className="sr-only">{t`Loading your notices...`}</span>
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    );
  }
  const newest = list.data.pages.flatMap(({ notices }) => notices).slice(0, noticeLimits.inMenu);
  if (newest.length === 0) return <p className="px-3 py-4 text-sm text-ink-soft">{t`Nothing new.`}</p>;
  const now = new Date(list.dataUpdatedAt);
  return newest.map((notice) => (
    <DropdownMenuItem
      key={notice.id}
      asChild
      onSelect={() => {
        if (!notice.isRead) read.mutate(notice.id);
      }}
    >
      <Link {...(noticePlace(notice) ?? { to: paths.notices() })} className="items-start! py-2">
        <UnreadDot isRead={notice.isRead} />
        <span className="min-w-0">
          <span className="line-clamp-4 wrap-anywhere">{noticeText(notice)}</span>
          <span className="block text-sm text-ink-soft">{lastActiveText(notice.at, now)}</span>
        </span>
      </Link>
    </DropdownMenuItem>
  ));
}
