import { noticeLimits } from '@academy/contract/notices/notice-kinds.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useNotices, useReadNotice, useUnreadNotices } from '@/api/notices.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { lastActiveText } from '@/lib/language/last-active.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { noticePath, noticeText } from './notice-words.ts';
import { UnreadDot } from './unread-dot.tsx';

/** In the header of who is signed in: how much is new, and the newest of it. */
export function NoticeBell() {
  const [isOpen, setIsOpen] = useState(false);
  const unread = useUnreadNotices().data?.unread ?? 0;
  return (
    <DropdownMenu open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenuTrigger
        aria-label={bellText(unread)}
        className="touch-target relative grid size-10 place-items-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken"
      >
        <Bell aria-hidden="true" className="size-5" />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-on-accent figures-tabular"
          >
            {countText(unread)}
          </span>
        ) : null}
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-[22rem]">
        <DropdownMenuLabel className="font-semibold">{t`Notices`}</DropdownMenuLabel>
        <DropdownMenuSeparator />
        {isOpen ? <NewestNotices /> : null}
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild className="justify-center font-medium text-accent-ink">
          <Link to={paths.notices()}>{t`See all notices`}</Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
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
      <Link to={noticePath(notice) ?? paths.notices()} className="items-start! py-2">
        <UnreadDot isRead={notice.isRead} />
        <span className="min-w-0">
          <span className="line-clamp-2 wrap-anywhere">{noticeText(notice)}</span>
          <span className="block text-sm text-ink-soft">{lastActiveText(notice.at, now)}</span>
        </span>
      </Link>
    </DropdownMenuItem>
  ));
}

function countText(unread: number): string {
  const most = numberText(noticeLimits.countedTo);
  return unread > noticeLimits.countedTo ? `${most}+` : numberText(unread);
}

function bellText(unread: number): string {
  if (unread === 0) return t`Notices`;
  const count = countText(unread);
  return plural(unread, { one: `Notices, ${count} unread`, other: `Notices, ${count} unread` });
}
