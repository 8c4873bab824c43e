import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths.ts';
import { AuthScreen, SwitchLink } from '@/features/auth/auth-screen.tsx';
import { InvitedAs } from '@/features/auth/invited-as.tsx';

export function LoginPage() {
  return (
    <AuthScreen
      title={t`Welcome back`}
      sentence={t`Sign in and go on where you left off.`}
      footer={
        <p>
          <Trans>
            Don't have an account? <SwitchLink to={paths.register()}>Register</SwitchLink>
          </Trans>
        </p>
      }
    >
      <InvitedAs />
    </AuthScreen>
  );
}

const benefits = () => [
  t`Lifetime access to every course you enroll in`,
  t`Your progress and notes, kept on all your devices`,
  t`A certificate for each course you complete`,
];

export function RegisterPage() {
  return (
    <AuthScreen
      title={t`Create your account`}
      sentence={t`One account for everything you learn here.`}
      footer={
        <>
          <p>
            <Trans>
              By creating an account, you accept our <PageLink to={paths.terms()}>Terms of Service</PageLink>{' '}
              and <PageLink to={paths.privacy()}>Privacy Policy</PageLink>.
            </Trans>
          </p>
          <p>
            <Trans>
              Already have an account? <SwitchLink to={paths.login()}>Login</SwitchLink>
            </Trans>
          </p>
        </>
      }
    >
      <ul className="flex flex-col gap-3">
        {benefits().map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
    </AuthScreen>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="rounded-sm text-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  );
}
