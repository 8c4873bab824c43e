import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Bell, LogOut } from 'lucide-react';
import { useUnreadNotices } from '@/api/notices.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { accountLinks } from '@/features/shell/account-links.ts';
import { MobileMenuLink } from '@/features/shell/mobile-menu-link.tsx';
import { type HeaderSession, useLoginSearch } from '@/features/shell/navigation.ts';
import { CheckSignIn } from '@/features/shell/user-button.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { useOnline } from '@/lib/use-online.ts';

interface MobileMenuAccountProps extends HeaderSession {
  onNavigate: () => void;
}

/** The lower half of the mobile menu: who is signed in and their links, or the way in. */
export function MobileMenuAccount({ user, onRetry, onSignOut, onNavigate }: MobileMenuAccountProps) {
  const loginSearch = useLoginSearch();
  const online = useOnline();
  if (onRetry) {
    return (
      <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
        {online ? <p className="text-ink-soft">{t`We could not see whether you are signed in.`}</p> : null}
        <CheckSignIn onRetry={onRetry} />
      </div>
    );
  }
  if (user === undefined) return null;
  if (user === null) {
    return (
      <div className="mt-auto flex flex-col gap-3 pt-8">
        <Button asChild variant="outline" size="lg">
          <Link to={paths.login()} search={loginSearch} onClick={onNavigate}>
            {t`Login`}
          </Link>
        </Button>
        <Button asChild size="lg">
          <Link to={paths.register()} search={loginSearch} onClick={onNavigate}>
            {t`Register`}
          </Link>
        </Button>
      </div>
    );
  }
  return (
    <section aria-label={t`Your account`} className="mt-4 border-t border-line pt-4">
      <div className="mb-2 flex items-center gap-3">
        <Avatar name={user.name} src={user.avatar} />
        <div className="min-w-0">
          <p lang={textLanguage(user.name)} className="truncate font-semibold">
            {user.name}
          </p>
          <p className="truncate text-sm text-ink-soft">{user.email}</p>
        </div>
      </div>
      <ul className="-mx-3">
        <li>
          <MobileMenuLink to={paths.notices()} onNavigate={onNavigate}>
            <Bell aria-hidden="true" />
            {t`Notices`}
            <UnreadCount />
          </MobileMenuLink>
        </li>
        {accountLinks(user.role).map(({ label, to, search = {}, icon: Icon }) => (
          <li key={label}>
            <MobileMenuLink to={to} search={search} onNavigate={onNavigate}>
              <Icon aria-hidden="true" />
              {label}
            </MobileMenuLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-lg font-medium hover:bg-sunken"
            onClick={() => {
              onNavigate();
              onSignOut();
            }}
          >
            <LogOut aria-hidden="true" className="size-5 text-ink-soft" />
            {t`Sign out`}
          </button>
        </li>
      </ul>
    </section>
  );
}

function UnreadCount() {
  const unread = useUnreadNotices().data?.unread ?? 0;
  if (unread === 0) return null;
  const count = numberText(unread);
  return (
    <span className="ml-auto rounded-full bg-accent px-2 text-sm leading-6 font-semibold text-on-accent">
      {plural(unread, { one: `${count} new`, other: `${count} new` })}
    </span>
  );
}
