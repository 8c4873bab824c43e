import type { User } from '@academy/contract/users/user.ts';
import { t } from '@lingui/core/macro';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { paths } from '@/config/paths.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { useOnline } from '@/lib/use-online.ts';

const userMenu = lazyPart(() => import('@/features/shell/user-menu.tsx'));

interface UserButtonProps {
  user: User;
  onSignOut: () => void;
}

export function UserButton({ user, onSignOut }: UserButtonProps) {
  const { name } = user;
  return (
    <MenuButton
      label={t`User menu of ${name}`}
      className="touch-target rounded-full transition-shadow hover:ring-4 hover:ring-line data-[state=open]:ring-4 data-[state=open]:ring-line"
      menu={userMenu}
      draw={(part, opened) => <part.UserMenu {...opened} user={user} onSignOut={onSignOut} />}
      instead={paths.profile()}
    >
      <Avatar name={name} src={user.avatar} />
    </MenuButton>
  );
}

/** In its place, where the server did not say who is signed in. It is asked again by itself when the connection is back. */
export function CheckSignIn({ onRetry }: { onRetry: () => void }) {
  if (!useOnline()) return <p className="text-sm font-semibold text-ink-soft">{t`Offline`}</p>;
  return (
    <Button
      variant="outline"
      size="sm"
      title={t`We could not see whether you are signed in.`}
      onClick={onRetry}
    >
      {t`Check sign-in`}
    </Button>
  );
}
