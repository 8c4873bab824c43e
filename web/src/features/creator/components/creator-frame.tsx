import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { LayoutDashboard, LibraryBig, type LucideIcon, PencilLine, PlusCircle, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import type { CreatorLocation, CreatorSection } from '../creator-sections.ts';

interface NavigationItem {
  section: CreatorSection;
  label: string;
  to: string;
  icon: LucideIcon;
}

interface CreatorFrameProps {
  location: CreatorLocation;
  pathname: string;
  children: ReactNode;
}

/** The navigation of the creator's pages: beside them, on a phone above. */
export function CreatorFrame({ location, pathname, children }: CreatorFrameProps) {
  return (
    <div className="page grid gap-x-10 pt-2 pb-10 md:pt-4 lg:grid-cols-[12rem_minmax(0,1fr)] lg:pt-8 xl:gap-x-14">
      <nav
        aria-label={t`Creator dashboard`}
        className="-mx-4 mb-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0 lg:sticky lg:top-24 lg:mb-0 lg:self-start lg:border-b-0"
      >
        <p className="mb-3 px-3 text-sm font-semibold text-ink-soft max-lg:sr-only">{t`Creator Dashboard`}</p>
        <ul className="flex lg:flex-col lg:gap-1">
          {itemsFor(location, pathname).map(({ section, label, to, icon: Icon }) => (
            <li key={section} className="shrink-0">
              <Link
                to={to}
                activeProps={{}}
                aria-current={section === location.section ? 'page' : undefined}
                className={cn(
                  'flex h-12 items-center gap-2.5 border-b-2 px-2.5 font-medium whitespace-nowrap max-md:text-sm md:px-3 transition-colors focus-visible:-outline-offset-2 lg:h-auto lg:min-h-11 lg:rounded-control lg:border-b-0 lg:py-2 lg:whitespace-normal',
                  section === location.section
                    ? 'border-accent text-accent-ink lg:bg-accent-tint'
                    : 'border-transparent text-ink-soft hover:text-ink lg:hover:bg-sunken',
                )}
              >
                <Icon aria-hidden="true" className="size-[1.125rem] shrink-0 max-md:hidden" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function itemsFor({ editing }: CreatorLocation, pathname: string): readonly NavigationItem[] {
  return [
    { section: 'dashboard', label: t`Overview`, to: paths.creatorDashboard(), icon: LayoutDashboard },
    { section: 'courses', label: t`Courses`, to: paths.creatorDashboard('courses'), icon: LibraryBig },
    editing
      ? { section: 'create', label: t`Edit Course`, to: pathname, icon: PencilLine }
      : {
          section: 'create',
          label: t`Create Course`,
          to: paths.creatorDashboard('create'),
          icon: PlusCircle,
        },
    { section: 'settings', label: t`Settings`, to: paths.creatorDashboard('settings'), icon: Settings },
  ];
}
