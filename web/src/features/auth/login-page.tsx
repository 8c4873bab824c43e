import { paths } from '@/config/paths.ts';
import { AuthScreen } from '@/features/auth/auth-screen.tsx';
import { SwitchLink } from '@/features/auth/switch-link.tsx';

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
