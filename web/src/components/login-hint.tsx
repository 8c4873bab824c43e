import { t } from '@lingui/core/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { paths } from '@/config/paths.ts';
import { returnToFrom } from '@/lib/return-to.ts';

/** Says to a visitor what logging in would open, and leads there and back. */
export function LoginHint({ children }: { children: string }) {
  const search = useLocation({ select: returnToFrom });
  return (
    <p className="flex items-start gap-3 rounded-control border border-line bg-sunken p-4 text-sm">
      <LogIn aria-hidden="true" className="mt-0.5 size-4 text-ink-soft" />
      <span>
        {children}{' '}
        <Link
          to={paths.login()}
          search={search}
          className="font-semibold text-accent-ink underline underline-offset-4"
        >
          {t`Log in`}
        </Link>
      </span>
    </p>
  );
}
