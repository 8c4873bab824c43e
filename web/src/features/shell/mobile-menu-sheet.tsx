import { mobileBreakpointPx } from '@academy/contract/interface/interface-constants.ts';
import { t } from '@lingui/core/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Sheet } from '@/components/ui/sheet.tsx';
import { HeaderSearch } from '@/features/shell/header-search.tsx';
import { LanguageSwitch } from '@/features/shell/language-switch.tsx';
import { MobileMenuAccount } from '@/features/shell/mobile-menu-account.tsx';
import { MobileMenuLink } from '@/features/shell/mobile-menu-link.tsx';
import { type HeaderSession, navigationFor } from '@/features/shell/navigation.ts';
import { ThemeSwitch } from '@/features/shell/theme-switch.tsx';

interface MobileMenuSheetProps extends HeaderSession {
  onClose: () => void;
}

/** Everything the header cannot hold below 768 px. Closes on navigation, Escape, and when the window grows. */
export function MobileMenuSheet({ onClose, ...session }: MobileMenuSheetProps) {
  useCloseOnArrival(onClose);
  return (
    <Sheet open onClose={onClose} title={t`Menu`}>
      <HeaderSearch onLeave={onClose} />
      <nav aria-label={t({ message: 'Main', comment: 'The main navigation' })} className="mt-4 -mx-3">
        <ul>
          {navigationFor(session.user?.role).map((item) => (
            <li key={item.to}>
              <MobileMenuLink to={item.to} exact={item.exact} also={item.also} onNavigate={onClose}>
                {item.label}
              </MobileMenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <MobileMenuAccount {...session} onNavigate={onClose} />
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
