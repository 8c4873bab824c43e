import { languageNames, offeredLanguages } from '@academy/contract/interface/languages.ts';
import type { User } from '@academy/contract/users/user.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Languages, LogOut } from 'lucide-react';
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
import { chooseLanguage } from '@/features/shell/choose-language.ts';
import { useLanguage } from '@/lib/language/language.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface UserMenuProps {
  user: User;
  onSignOut: () => void;
}

export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const { name } = user;
  const current = useLanguage();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t`User menu of ${name}`}
        className="touch-target rounded-full transition-shadow hover:ring-4 hover:ring-line data-[state=open]:ring-4 data-[state=open]:ring-line"
      >
        <Avatar name={name} src={user.avatar} />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <DropdownMenuLabel>
          <p lang={textLanguage(name)} className="truncate font-semibold">
            {name}
          </p>
          <p className="truncate text-sm text-ink-soft">{user.email}</p>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {accountLinks(user.role).map(({ label, to, search = {}, icon: Icon }) => (
          <DropdownMenuItem key={label} asChild>
            <Link to={to} search={search}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        {offeredLanguages
          .filter((language) => language !== current)
          .map((language) => (
            <DropdownMenuItem key={language} lang={language} onSelect={() => void chooseLanguage(language)}>
              <Languages aria-hidden="true" />
              {languageNames[language]}
            </DropdownMenuItem>
          ))}
        <DropdownMenuItem onSelect={onSignOut}>
          <LogOut aria-hidden="true" />
          {t`Sign out`}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
