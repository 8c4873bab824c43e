import type { User } from '@academy/contract/users/user.ts';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { accountLinks } from '@/features/shell/account-links.ts';

interface UserMenuProps {
  user: User;
  onSignOut: () => void;
}

export function UserMenu({ user, onSignOut }: UserMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`User menu of ${user.name}`}
        className="touch-target rounded-full transition-shadow hover:ring-4 hover:ring-line data-[state=open]:ring-4 data-[state=open]:ring-line"
      >
        <Avatar name={user.name} src={user.avatar} />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <DropdownMenuLabel>
          <p className="truncate font-semibold">{user.name}</p>
          <p className="truncate text-sm text-ink-soft">{user.email}</p>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {accountLinks.map(({ label, to, search = {}, icon: Icon }) => (
          <DropdownMenuItem key={label} asChild>
            <Link to={to} search={search}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onSignOut}>
          <LogOut aria-hidden="true" />
          Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
