import { mobileBreakpointPx } from '@academy/contract/interface/interface-constants.ts';
import { useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Sheet } from '@/components/ui/sheet.tsx';
import { HeaderSearch } from '@/features/shell/header-search.tsx';
import { MobileMenuAccount } from '@/features/shell/mobile-menu-account.tsx';
import { MobileMenuLink } from '@/features/shell/mobile-menu-link.tsx';
import { navigationFor } from '@/features/shell/navigation.ts';
import type { ShellUser } from '@/features/shell/shell-user.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';

interface MobileMenuProps {
  user: ShellUser;
  onSignOut: () => void;
}

/** Everything the header cannot hold below 768 px. Closes on navigation, Escape, and when the window grows. */
export function MobileMenu({ user, onSignOut }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const wide = useMediaQuery(`(min-width: ${mobileBreakpointPx}px)`);
  const href = useLocation({ select: (location) => location.href });

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere else closes the menu.
  useEffect(() => setOpen(false), [href, wide]);

  const close = () => setOpen(false);
  return (
    <div className="ml-auto md:hidden">
      <Button
        variant="ghost"
        size="icon"
        className="-mr-2.5"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" />
      </Button>
      <Sheet open={open} onClose={close} title="Menu">
        <HeaderSearch />
        <nav aria-label="Main" className="mt-4 -mx-3">
          <ul>
            {navigationFor(user?.role).map((item) => (
              <li key={item.to}>
                <MobileMenuLink to={item.to} exact={item.exact} onNavigate={close}>
                  {item.label}
                </MobileMenuLink>
              </li>
            ))}
          </ul>
        </nav>
        <MobileMenuAccount user={user} onNavigate={close} onSignOut={onSignOut} />
      </Sheet>
    </div>
  );
}
