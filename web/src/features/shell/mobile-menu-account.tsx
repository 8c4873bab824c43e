import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { accountLinks } from '@/features/shell/account-links.ts';
import { MobileMenuLink } from '@/features/shell/mobile-menu-link.tsx';
import type { ShellUser } from '@/features/shell/shell-user.ts';
import { useLoginSearch } from '@/features/shell/use-login-search.ts';

interface MobileMenuAccountProps {
  user: ShellUser;
  onNavigate: () => void;
  onSignOut: () => void;
}

/** The lower half of the mobile menu: who is signed in and their links, or the way in. */
export function MobileMenuAccount({ user, onNavigate, onSignOut }: MobileMenuAccountProps) {
  const loginSearch = useLoginSearch();
  if (user === undefined) return null;
  if (user === null) {
    return (
      <div className="mt-auto flex flex-col gap-3 pt-8">
        <Button asChild variant="outline" size="lg">
          <Link to={paths.login()} search={loginSearch} onClick={onNavigate}>
            Login
          </Link>
        </Button>
        <Button asChild size="lg">
          <Link to={paths.register()} search={loginSearch} onClick={onNavigate}>
            Register
          </Link>
        </Button>
      </div>
    );
  }
  return (
    <section aria-label="Your account" className="mt-4 border-t border-line pt-4">
      <div className="mb-2 flex items-center gap-3">
        <Avatar name={user.name} src={user.avatar} />
        <div className="min-w-0">
          <p className="truncate font-semibold">{user.name}</p>
          <p className="truncate text-sm text-ink-soft">{user.email}</p>
        </div>
      </div>
      <ul className="-mx-3">
        {accountLinks.map(({ label, to, search = {}, icon: Icon }) => (
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
            Sign out
          </button>
        </li>
      </ul>
    </section>
  );
}
