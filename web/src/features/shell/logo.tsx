import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { AlpanaMark } from '@/components/alpana/alpana-mark.tsx';
import { paths } from '@/config/paths.ts';

export function Logo() {
  return (
    <Link
      to={paths.home()}
      aria-label={t`Academy home`}
      className="flex shrink-0 items-center gap-2.5 rounded-control font-serif text-xl leading-none font-medium tracking-tight"
    >
      <AlpanaMark />
      Academy
    </Link>
  );
}
