import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useElsewhere } from '@/features/shell/navigation.ts';

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

export function MobileMenuLink({
  to,
  search,
  exact = true,
  also,
  onNavigate,
  children,
}: MobileMenuLinkProps) {
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
