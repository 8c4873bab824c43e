import type { ReactNode } from 'react';
import { AlpanaBackdrop } from '@/components/alpana/alpana-backdrop.tsx';
import { AlpanaMark } from '@/components/alpana/alpana-mark.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Card } from '@/components/ui/card.tsx';
import { GoogleButton } from '@/features/auth/google-button.tsx';
import { useAuthError } from '@/features/auth/use-auth-error.ts';
import { useReturnTo } from '@/features/auth/use-return-to.ts';

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
  const error = useAuthError();
  const returnTo = useReturnTo();
  return (
    <div className="page relative isolate grid min-h-[calc(100dvh-4rem)] place-items-center overflow-clip py-10">
      <AlpanaBackdrop seed="threshold" className="top-1/2 left-1/2 w-[42rem] -translate-1/2 md:w-[58rem]" />
      <Card className="flex w-full max-w-md flex-col gap-6 p-6 shadow-lift sm:p-10">
        <div className="flex flex-col items-center gap-3 text-center">
          <AlpanaMark className="size-12" />
          <h1 className="mt-2 text-2xl">{title}</h1>
          <p className="text-ink-soft">{sentence}</p>
        </div>
        {error ? (
          <Alert variant="destructive" title="Error">
            {error}
          </Alert>
        ) : null}
        {children}
        <GoogleButton returnTo={returnTo} />
        <div className="flex flex-col gap-4 text-center text-sm text-ink-soft">{footer}</div>
      </Card>
    </div>
  );
}
