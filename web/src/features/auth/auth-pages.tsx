import { Check } from 'lucide-react';
import { paths } from '@/config/paths.ts';
import { AuthScreen, SwitchLink } from '@/features/auth/auth-screen.tsx';

export function LoginPage() {
  return (
    <AuthScreen
      title="Welcome back"
      sentence="Sign in and go on where you left off."
      footer={
        <p>
          Don't have an account? <SwitchLink to={paths.register()}>Register</SwitchLink>
        </p>
      }
    />
  );
}

const benefits = [
  'Lifetime access to every course you enroll in',
  'Your progress and notes, kept on all your devices',
  'A certificate for each course you complete',
];

export function RegisterPage() {
  return (
    <AuthScreen
      title="Create your account"
      sentence="One account for everything you learn here."
      footer={
        <>
          <p>By creating an account, you accept our Terms of Service and Privacy Policy.</p>
          <p>
            Already have an account? <SwitchLink to={paths.login()}>Login</SwitchLink>
          </p>
        </>
      }
    >
      <ul className="flex flex-col gap-3">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
    </AuthScreen>
  );
}
