import { t } from '@lingui/core/macro';
import { api } from '@/api/client/api.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { log } from '@/lib/log.ts';
import type { SessionStore } from './session-store.ts';

interface SignOutOptions {
  readonly session: Pick<SessionStore, 'leave' | 'arrive'>;
  readonly goHome: () => Promise<void>;
}

/** Ends the session, then forgets the user and goes home. When that fails the user stays signed in, and is told. */
export async function signOut({ session, goHome }: SignOutOptions): Promise<void> {
  try {
    await api('POST /api/auth/logout', { body: {} });
  } catch (error) {
    log.warn('Signing out failed.', { error });
    toast({
      title: t`Error`,
      description: t`Failed to logout. Please try again.`,
      variant: 'destructive',
    });
    return;
  }
  session.leave();
  try {
    await goHome();
  } finally {
    await session.arrive();
  }
}
