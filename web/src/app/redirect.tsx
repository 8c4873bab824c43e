import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SpinnerScreen } from '@/components/ui/spinner.tsx';

/**
 * Goes elsewhere in place of the page that was asked for. Where to is settled when it first shows: the address
 * changes while the next page still loads, and a target computed from it would change too and lead on and on.
 */
export function Redirect({ href }: { href: string }) {
  const router = useRouter();
  const [target] = useState(href);

  useEffect(() => {
    void router.navigate({ href: target, replace: true });
  }, [router, target]);

  return <SpinnerScreen />;
}
