import { noticeLimits } from '@academy/contract/notices/notice-kinds.ts';
import { plural, t } from '@lingui/core/macro';
import { Bell } from 'lucide-react';
import { useUnreadNotices } from '@/api/notices.ts';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { paths } from '@/config/paths.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { lazyPart } from '@/lib/lazy-part.ts';

const noticeMenu = lazyPart(() => import('./notice-menu.tsx'));

/** In the header of who is signed in: how much is new, and the newest of it. A phone has no room for one that has nothing to say. */
export function NoticeBell() {
  const unread = useUnreadNotices().data?.unread ?? 0;
  return (
    <MenuButton
      label={bellText(unread)}
      className={`touch-target relative ${unread === 0 ? 'hidden md:grid' : 'grid'} size-10 place-items-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken`}
      menu={noticeMenu}
      draw={(part, opened) => <part.NoticeMenu {...opened} />}
      instead={paths.notices()}
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
    </MenuButton>
  );
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
