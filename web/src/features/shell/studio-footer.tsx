import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ChevronUp } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { type FooterLink, footerColumns, legalLinks } from '@/features/shell/footer-links.ts';
import { LanguageSwitch } from '@/features/shell/language-switch.tsx';
import { ThemeSwitch } from '@/features/shell/theme-switch.tsx';
import { ownDigits } from '@/lib/language/numbers.ts';
import { schoolName } from '@/lib/school.ts';

const linkClasses =
  'inline-flex min-h-8 items-center text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline';

/** The footer where people work: the same links in one line, its columns as lists that open upwards. */
export function StudioFooter() {
  const name = schoolName();
  const year = ownDigits(String(new Date().getFullYear()));
  return (
    <footer className="border-t border-line">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-2.5 xl:flex-nowrap">
        <p className="text-sm text-ink-soft">{t`© ${year} ${name}. All rights reserved.`}</p>
        <div className="flex flex-wrap gap-x-5 xl:ml-auto xl:shrink-0">
          {footerColumns({ signedIn: true }).map((column) => (
            <FooterList key={column.title} {...column} />
          ))}
        </div>
        <nav aria-label={t`Legal`} className="xl:shrink-0">
          <ul className="flex flex-wrap gap-x-5">
            {legalLinks().map(([label, to]) => (
              <li key={label}>
                <Link to={to} className={linkClasses}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center gap-x-2 xl:shrink-0">
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  );
}

function FooterList({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    ref.current?.querySelector('summary')?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <details
      ref={ref}
      name="footer"
      className="group relative"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <summary className={`${linkClasses} gap-1 rounded-sm marker:content-none`}>
        {title}
        <ChevronUp
          aria-hidden="true"
          className="size-3.5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <nav
        aria-label={title}
        className="absolute bottom-full left-0 z-30 mb-2 min-w-48 rounded-card border border-line bg-card p-1.5 shadow-pop xl:right-0 xl:left-auto"
      >
        <ul>
          {links.map(([label, to]) => (
            <li key={label}>
              <Link
                to={to}
                activeOptions={{ exact: true }}
                onClick={close}
                className="flex min-h-10 items-center rounded-control px-3 text-sm hover:bg-sunken"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
