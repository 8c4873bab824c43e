import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { paths } from '@/config/paths.ts';
import { LanguageSwitch } from '@/features/shell/language-switch.tsx';
import { Logo } from '@/features/shell/logo.tsx';
import { ownDigits } from '@/lib/language/numbers.ts';
import { schoolName, supportAddress } from '@/lib/school.ts';

type FooterLink = readonly [label: string, to: string];

/** Placeholders, as specified: where the page named does not exist, the questions and answers stand in. */
const questions = paths.faq();

const footerColumns = (): readonly { title: string; links: readonly FooterLink[] }[] => [
  {
    title: t`For Students`,
    links: [
      [t`Browse Courses`, paths.courses()],
      [t`My Courses`, paths.myCourses()],
      [t`How It Works`, questions],
      [t`Student Help`, questions],
    ],
  },
  {
    title: t`For Instructors`,
    links: [
      [t`Become an Instructor`, paths.register()],
      [t`Instructor Guidelines`, questions],
      [t`Instructor Support`, questions],
    ],
  },
  {
    title: t`Company`,
    links: [
      [t`About Us`, paths.about()],
      [t`Careers`, questions],
      [t`Contact`, supportAddress() ?? questions],
    ],
  },
];

const legalLinks = (): readonly FooterLink[] => [
  [t`Terms of Service`, paths.terms()],
  [t`Privacy Policy`, paths.privacy()],
  [t`Cookie Policy`, questions],
];

export function SiteFooter() {
  const name = schoolName();
  const year = ownDigits(String(new Date().getFullYear()));
  return (
    <footer className="border-t border-line">
      <div className="page pt-12 pb-8 md:pt-16">
        <div className="grid gap-10 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="flex flex-col items-start gap-4 sm:col-span-3 lg:col-span-1">
            <Logo />
            <p className="max-w-xs text-sm text-ink-soft">
              <Trans>A quiet place to learn something well, one short lesson at a time.</Trans>
            </p>
          </div>
          {footerColumns().map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="font-sans text-sm font-semibold tracking-normal">{column.title}</h2>
              <FooterLinks links={column.links} className="mt-3 flex flex-col gap-1" />
            </nav>
          ))}
        </div>
        <div className="mt-12 flex flex-col gap-x-8 gap-y-3 border-t border-line pt-6 md:flex-row md:items-center md:justify-between">
          {/* A page kept over the turn of the year differs from the reader's clock. */}
          <p className="text-sm text-ink-soft" suppressHydrationWarning>
            {t`© ${year} ${name}. All rights reserved.`}
          </p>
          <LanguageSwitch className="max-md:-ml-3 md:order-last" />
          <nav aria-label={t`Legal`} className="md:ml-auto">
            <FooterLinks links={legalLinks()} className="flex flex-wrap gap-x-6 gap-y-1" />
          </nav>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ links, className }: { links: readonly FooterLink[]; className: string }) {
  return (
    <ul className={className}>
      {links.map(([label, to]) => (
        <li key={label}>
          <Link
            to={to}
            className="inline-flex min-h-8 items-center text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
