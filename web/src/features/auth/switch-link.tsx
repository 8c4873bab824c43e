import { Link } from '@tanstack/react-router';
import { useReturnTo } from '@/features/auth/use-return-to.ts';

interface SwitchLinkProps {
  to: string;
  children: string;
}

/** From one auth screen to the other, without forgetting the page that was asked for. */
export function SwitchLink({ to, children }: SwitchLinkProps) {
  const returnTo = useReturnTo();
  return (
    <Link
      to={to}
      search={returnTo === undefined ? {} : { returnTo }}
      className="rounded-sm font-semibold text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  );
}
