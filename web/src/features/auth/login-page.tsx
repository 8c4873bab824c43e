import { Link } from '@tanstack/react-router';
import { paths } from '@/config/paths.ts';
import { AuthScreen } from '@/features/auth/auth-screen.tsx';
import { inlineLink } from '@/features/auth/inline-link.ts';
import { useAuthError } from '@/features/auth/use-auth-error.ts';

export function LoginPage() {
  const error = useAuthError();
  return (
    <AuthScreen
      title="Welcome back"
      sentence="Sign in and go on where you left off."
      error={error}
      footer={
        <p>
          Don't have an account?{' '}
          <Link to={paths.register()} className={inlineLink}>
            Register
          </Link>
        </p>
      }
    />
  );
}
