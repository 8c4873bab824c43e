import { mobileBreakpointPx } from '@academy/contract/interface/interface-constants.ts';
import { plural, t } from '@lingui/core/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { Bell, LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useUnreadNotices } from '@/api/notices.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Sheet } from '@/components/ui/sheet.tsx';
import { paths } from '@/config/paths.ts';
import { accountLinks } from '@/features/shell/account-links.ts';
import { HeaderSearch } from '@/features/shell/header-search.tsx';
import { LanguageSwitch } from '@/features/shell/language-switch.tsx';
import { type HeaderUser, navigationFor, useElsewhere, useLoginSearch } from '@/features/shell/navigation.ts';
import { ThemeSwitch } from '@/features/shell/theme-switch.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface MobileMenuSheetProps {
  user: HeaderUser;
  onSignOut: () => void;
  onClose: () => void;
}

/** Everything the header cannot hold below 768 px. Closes on navigation, Escape, and when the window grows. */
export function MobileMenuSheet({ user, onSignOut, onClose }: MobileMenuSheetProps) {
  useCloseOnArrival(onClose);
  return (
    <Sheet open onClose={onClose} title={t`Menu`}>
      <HeaderSearch onLeave={onClose} />
      <nav aria-label={t({ message: 'Main', comment: 'The main navigation' })} className="mt-4 -mx-3">
        <ul>
          {navigationFor(user?.role).map((item) => (
            <li key={item.to}>
              <MobileMenuLink to={item.to} exact={item.exact} also={item.also} onNavigate={onClose}>
                {item.label}
              </MobileMenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <MobileMenuAccount user={user} onNavigate={onClose} onSignOut={onSignOut} />
      <div className="-mx-3 mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-4">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Sheet>
  );
}

/** Arriving at another address closes the menu, and so does a window that has room for the header's own links. */
function useCloseOnArrival(onClose: () => void): void {
  const href = useLocation({ select: (location) => location.href });
  const [openedAt] = useState(href);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (href !== openedAt) close.current();
  }, [href, openedAt]);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${mobileBreakpointPx}px)`);
    const closeIfWide = () => {
      if (wide.matches) close.current();
    };
    wide.addEventListener('change', closeIfWide);
    return () => wide.removeEventListener('change', closeIfWide);
  }, []);
}

interface MobileMenuAccountProps {
  user: HeaderUser;
  onNavigate: () => void;
  onSignOut: () => void;
}

/** The lower half of the mobile menu: who is signed in and their links, or the way in. */
function MobileMenuAccount({ user, onNavigate, onSignOut }: MobileMenuAccountProps) {
  const loginSearch = useLoginSearch();
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

interface MobileMenuLinkProps {
  to: string;
  /** Part of the address where given: a link with another query is not active. */
  search?: Readonly<Record<string, string>>;
  exact?: boolean;
  also?: RegExp | undefined;
  /** Also called for a link to the current page, which the router reports as no navigation. */
  onNavigate: () => void;
  children: ReactNode;
}

function MobileMenuLink({ to, search, exact = true, also, onNavigate, children }: MobileMenuLinkProps) {
  return (
    <Link
      to={to}
      search={search ?? {}}
      activeOptions={{ exact, includeSearch: search !== undefined }}
      inactiveProps={useElsewhere(also)}
      onClick={onNavigate}
      className="flex min-h-12 items-center gap-3 rounded-control px-3 text-lg font-medium hover:bg-sunken data-[status=active]:bg-chosen data-[status=active]:text-ink [&_svg]:size-5 [&_svg]:text-ink-soft"
    >
      {children}
    </Link>
  );
}
