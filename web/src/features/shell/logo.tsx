import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { AlpanaMark } from '@/components/alpana/alpana-mark.tsx';
import { paths } from '@/config/paths.ts';
import { schoolLogo, schoolName } from '@/lib/school.ts';

/** Bengali navigation is longer: between phone and desk the mark stands alone. */
export function Logo() {
  const name = schoolName();
  const logo = schoolLogo();
  return (
    <Link
      to={paths.home()}
      aria-label={t`${name} home`}
      className="flex min-w-34 max-w-full items-center md:max-lg:in-[:lang(bn)]:min-w-max gap-2.5 rounded-control font-serif text-xl leading-none font-medium tracking-tight"
    >
      {logo ? (
        <img src={logo} alt="" className="h-8 w-auto max-w-24 shrink-0 object-contain" />
      ) : (
        <AlpanaMark className="size-8 shrink-0" />
      )}
      <span className="line-clamp-2 leading-tight wrap-anywhere md:max-w-56 md:max-lg:in-[:lang(bn)]:hidden">
        {name}
      </span>
    </Link>
  );
}
