import { t } from '@lingui/core/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { GraduationCap, ListChecks, Mail, ScrollText, Settings, UsersRound, Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths.ts';
import { useChosenInView } from '@/lib/use-chosen-in-view.ts';

/** Above the pages of those who run the academy: their tables need the width that navigation beside them would take. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const strip = useChosenInView<HTMLElement>(pathname);

  const pages = [
    { label: t`People`, to: paths.adminPeople(), icon: UsersRound },
    { label: t`Invitations`, to: paths.adminInvitations(), icon: Mail },
    { label: t`Cohorts`, to: paths.adminCohorts(), icon: GraduationCap },
    { label: t`Approvals`, to: paths.adminApprovals(), icon: ListChecks },
    { label: t`Settings`, to: paths.adminSettings(), icon: Settings },
    { label: t`Webhooks`, to: paths.adminWebhooks(), icon: Webhook },
    { label: t`Audit trail`, to: paths.adminAudit(), icon: ScrollText },
  ];
  return (
    <div className="page pt-2 pb-16 md:pt-4">
      <nav
        ref={strip}
        aria-label={t`Administration`}
        className="-mx-4 mb-6 scrolls-sideways border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:mb-8 md:px-0"
      >
        <ul className="flex gap-1">
          {pages.map(({ label, to, icon: Icon }) => (
            <li key={to} className="shrink-0">
              <Link
                to={to}
                className="flex h-12 items-center gap-2.5 border-b-2 border-transparent px-3 font-medium text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[status=active]:border-ink data-[status=active]:text-ink"
              >
                <Icon aria-hidden="true" className="size-[1.125rem] shrink-0" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
