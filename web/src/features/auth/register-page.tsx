import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { paths } from '@/config/paths.ts';
import { AuthScreen } from '@/features/auth/auth-screen.tsx';
import { inlineLink } from '@/features/auth/inline-link.ts';
import { useAuthError } from '@/features/auth/use-auth-error.ts';

const benefits = [
  'Lifetime access to every course you enroll in',
  'Your progress and notes, kept on all your devices',
  'A certificate for each course you complete',
];

export function RegisterPage() {
  const error = useAuthError();
  return (
    <AuthScreen
      title="Create your account"
      sentence="One account for everything you learn here."
      error={error}
      footer={
        <>
          <p>By creating an account, you accept our Terms of Service and Privacy Policy.</p>
          <p>
            Already have an account?{' '}
            <Link to={paths.login()} className={inlineLink}>
              Login
            </Link>
          </p>
        </>
      }
    >
      <ul className="flex flex-col gap-3">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
    </AuthScreen>
  );
}
