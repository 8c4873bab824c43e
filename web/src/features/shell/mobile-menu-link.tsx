import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface MobileMenuLinkProps {
  to: string;
  /** Given, it is part of the address: another query is another place. */
  search?: Readonly<Record<string, string>>;
  exact?: boolean;
  /** Also for a link to the page one is on, which is no navigation the router would report. */
  onNavigate: () => void;
  children: ReactNode;
}

export function MobileMenuLink({ to, search, exact = true, onNavigate, children }: MobileMenuLinkProps) {
  return (
    <Link
      to={to}
      search={search ?? {}}
      activeOptions={{ exact, includeSearch: search !== undefined }}
      onClick={onNavigate}
      className="flex min-h-12 items-center gap-3 rounded-control px-3 text-lg font-medium hover:bg-sunken data-[status=active]:bg-accent-tint data-[status=active]:text-accent-ink [&_svg]:size-5 [&_svg]:text-ink-soft"
    >
      {children}
    </Link>
  );
}
