import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { HeaderAccount } from '@/features/shell/header-account.tsx';
import { HeaderSearch } from '@/features/shell/header-search.tsx';
import { Logo } from '@/features/shell/logo.tsx';
import { MobileMenu } from '@/features/shell/mobile-menu.tsx';
import {
  type HeaderSession,
  type NavigationItem,
  navigationFor,
  useElsewhere,
} from '@/features/shell/navigation.ts';
import { cn } from '@/lib/cn.ts';

interface SiteHeaderProps extends HeaderSession {
  bell: ReactNode;
  /** Where something is being uploaded. */
  uploads: ReactNode;
}

export function SiteHeader({ bell, uploads, ...session }: SiteHeaderProps) {
  const scrolled = useScrolled();
  return (
    <header
      className={cn(
        'sticky top-0 z-40 border-b bg-ground transition-colors',
        scrolled ? 'border-line' : 'border-transparent',
      )}
    >
      <div className="page flex h-16 items-center gap-4 md:gap-2 lg:gap-8 noscript:h-auto noscript:flex-wrap">
        <Logo />
        <nav
          aria-label={t({ message: 'Main', comment: 'The main navigation' })}
          className="hidden md:block noscript:block"
        >
          <ul className="flex">
            {navigationFor(session.user?.role).map((item) => (
              <li key={item.to}>
                <HeaderLink {...item} />
              </li>
            ))}
          </ul>
        </nav>
        <HeaderSearch className="mx-auto hidden min-w-24 max-w-md grow basis-24 md:block noscript:block" />
        <div className="ml-auto md:ml-0 md:empty:hidden">{uploads}</div>
        <HeaderAccount {...session} bell={bell} />
        <MobileMenu {...session} />
      </div>
    </header>
  );
}

function HeaderLink({ label, to, exact, also }: NavigationItem) {
  return (
    <Link
      to={to}
      activeOptions={{ exact, includeSearch: false }}
      inactiveProps={useElsewhere(also)}
      className="relative flex h-16 items-center px-2.5 font-medium whitespace-nowrap text-ink-soft transition-colors after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 after:rounded-full hover:text-ink focus-visible:-outline-offset-4 data-[status=active]:text-ink data-[status=active]:after:bg-ink lg:px-3.5 lg:after:inset-x-3.5"
    >
      {label}
    </Link>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page has left its top. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > 0,
    () => false,
  );
}
