import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { GoogleMark } from '@/features/auth/google-mark.tsx';
import { withReturnTo } from '@/lib/return-to.ts';

/** Leaves the app for the identity provider, and comes back to the page given. */
export function GoogleButton({ returnTo }: { returnTo: string | undefined }) {
  const [connecting, setConnecting] = useState(false);

  // The back button may restore this page from memory exactly as it was left: still connecting.
  useEffect(() => {
    const reset = () => setConnecting(false);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const connect = () => {
    setConnecting(true);
    window.location.assign(withReturnTo(paths.googleSignIn(), returnTo));
  };

  return (
    <Button
      variant="outline"
      size="lg"
      className="w-full"
      pending={connecting}
      pendingLabel="Connecting..."
      onClick={connect}
    >
      <GoogleMark />
      Continue with Google
    </Button>
  );
}
