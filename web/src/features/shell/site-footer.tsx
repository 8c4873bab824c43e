import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { type FooterLink, footerColumns, legalLinks } from '@/features/shell/footer-links.ts';
import { LanguageSwitch } from '@/features/shell/language-switch.tsx';
import { Logo } from '@/features/shell/logo.tsx';
import { ownDigits } from '@/lib/language/numbers.ts';
import { lazyPart, useLazyPart } from '@/lib/lazy-part.ts';
import { schoolName } from '@/lib/school.ts';

const themeSwitch = lazyPart(() => import('@/features/shell/theme-switch.tsx'));

export function SiteFooter({ signedIn }: { signedIn: boolean }) {
  const name = schoolName();
  const { part } = useLazyPart(themeSwitch, true);
  const year = ownDigits(String(new Date().getFullYear()));
  return (
    <footer className="border-t border-line">
      <div className="page pt-12 pb-8 md:pt-16">
        <div className="grid gap-10 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="flex min-w-0 flex-col items-start gap-4 sm:col-span-3 lg:col-span-1">
            <Logo />
            <p className="max-w-xs text-sm text-ink-soft">
              <Trans>A quiet place to learn something well, one short lesson at a time.</Trans>
            </p>
          </div>
          {footerColumns({ signedIn }).map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="font-sans text-sm font-semibold tracking-normal">{column.title}</h2>
              <FooterLinks links={column.links} className="mt-3 flex flex-col gap-1" />
            </nav>
          ))}
        </div>
        <div className="mt-12 flex flex-col gap-x-8 gap-y-3 border-t border-line pt-6 lg:flex-row lg:items-center lg:justify-between">
          {/* A page kept over the turn of the year differs from the reader's clock. */}
          <p className="text-sm text-ink-soft" suppressHydrationWarning>
            {t`© ${year} ${name}. All rights reserved.`}
          </p>
          <div className="flex flex-wrap items-center gap-x-2 lg:order-last lg:shrink-0">
            <div data-app-alone>{part ? <part.ThemeSwitch /> : null}</div>
            <LanguageSwitch />
          </div>
          <nav aria-label={t`Legal`} className="lg:ml-auto lg:shrink-0">
            <FooterLinks links={legalLinks()} className="flex flex-wrap gap-x-6 gap-y-1" />
          </nav>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ links, className }: { links: readonly FooterLink[]; className: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <ul className={className}>
      {links.map(([label, to]) => (
        <li key={label}>
          <Link
            to={to}
            activeOptions={{ exact: true }}
            // On the page itself it would do nothing at all.
            onClick={() => to === path && window.scrollTo(0, 0)}
            className="inline-flex min-h-8 items-center text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
