import { safeReturnTo } from '@academy/contract/auth/return-to.ts';
import { t } from '@lingui/core/macro';
import { Link, rootRouteId, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { AlpanaMark } from '@/components/alpana/alpana-mark.tsx';
import { AlpanaBackdrop } from '@/components/alpana/alpana-wheel.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { paths } from '@/config/paths.ts';
import { useAuthError } from '@/features/auth/auth-error.ts';
import { withReturnTo } from '@/lib/return-to.ts';
import { supportAddress } from '@/lib/school.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface AuthScreenProps {
  title: string;
  sentence: string;
  /** Between the sentence and the button. */
  children?: ReactNode;
  /** Below the button. */
  footer: ReactNode;
}

/** The one card that login and register share. */
export function AuthScreen({ title, sentence, children, footer }: AuthScreenProps) {
  const { text: error, isSignUpRefused } = useAuthError();
  const support = supportAddress();
  const returnTo = useReturnTo();
  return (
    <div className="page relative isolate grid grid-cols-[minmax(0,1fr)] min-h-[calc(100dvh-4rem)] place-items-center overflow-clip py-10">
      <AlpanaBackdrop wheel="threshold" className="top-1/2 left-1/2 w-[42rem] -translate-1/2 md:w-[58rem]" />
      <Card className="flex w-full max-w-md flex-col gap-6 p-6 shadow-lift sm:p-10">
        <div className="flex flex-col items-center gap-3 text-center">
          <AlpanaMark className="size-12" />
          <h1 className="mt-2 text-2xl">{title}</h1>
          <p className="text-ink-soft">{sentence}</p>
        </div>
        {error ? (
          <Alert variant="destructive" title={isSignUpRefused ? t`No account was made for you` : t`Error`}>
            <span lang={textLanguage(error)}>{error}</span>
            {isSignUpRefused && support ? (
              <p className="mt-2">
                <a href={support} className="font-semibold underline underline-offset-4">
                  {t`Contact Support`}
                </a>
              </p>
            ) : null}
          </Alert>
        ) : null}
        {children}
        <GoogleButton returnTo={returnTo} />
        <div className="flex flex-col gap-4 text-center text-sm text-ink-soft">{footer}</div>
      </Card>
    </div>
  );
}

/** Leaves the app for the identity provider, which leads back to the given page. */
function GoogleButton({ returnTo }: { returnTo: string | undefined }) {
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
      className="h-auto! min-h-12 w-full py-2 whitespace-normal!"
      pending={connecting}
      pendingLabel={t`Connecting...`}
      onClick={connect}
    >
      <GoogleMark />
      {t`Continue with Google`}
    </Button>
  );
}

/** Google's mark in its own colours, which its branding rules ask for. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}

interface SwitchLinkProps {
  to: string;
  children: ReactNode;
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

/** The page to return to after signing in. */
export function useReturnTo(): string | undefined {
  return useSearch({ from: rootRouteId, select: ({ returnTo }) => safeReturnTo(returnTo) });
}
