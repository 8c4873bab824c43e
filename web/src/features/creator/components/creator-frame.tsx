import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { LayoutDashboard, LibraryBig, type LucideIcon, PencilLine, PlusCircle, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { useChosenInView } from '@/lib/use-chosen-in-view.ts';
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
  /** What is at hand on every page: above the navigation, on a phone before it. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The navigation of the creator's pages: beside them, on a phone above. */
export function CreatorFrame({ location, pathname, tools, children }: CreatorFrameProps) {
  const strip = useChosenInView<HTMLElement>(location.section);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-x-8 pt-1 pb-8 md:pt-2 lg:grid-cols-[11rem_minmax(0,1fr)] lg:pt-6 xl:gap-x-10">
      <div className="mb-4 flex min-w-0 items-center gap-2 border-b border-line lg:sticky lg:below-header-8 lg:mb-0 lg:flex-col lg:items-stretch lg:gap-4 lg:self-start lg:border-b-0">
        {tools}
        <nav
          ref={strip}
          aria-label={t`Creator dashboard`}
          className="-mr-4 min-w-0 grow scrolls-sideways pr-4 [scrollbar-width:none] md:mr-0 md:pr-0"
        >
          <p className="mb-3 px-3 text-sm font-semibold text-ink-soft max-lg:sr-only">{t`Creator Dashboard`}</p>
          <ul className="flex lg:flex-col lg:gap-0.5">
            {itemsFor(location, pathname).map(({ section, label, to, icon: Icon }) => (
              <li key={section} className="shrink-0">
                <Link
                  to={to}
                  activeProps={{}}
                  aria-current={section === location.section ? 'page' : undefined}
                  className={cn(
                    'flex h-12 items-center gap-2.5 border-b-2 px-2.5 font-medium whitespace-nowrap max-md:text-sm md:px-3 transition-colors focus-visible:-outline-offset-2 lg:h-auto lg:min-h-9 lg:rounded-control lg:border-b-0 lg:py-1.5 lg:text-sm lg:whitespace-normal',
                    section === location.section
                      ? 'border-ink text-ink lg:bg-chosen'
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
      </div>
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
