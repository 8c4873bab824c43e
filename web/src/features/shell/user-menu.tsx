import { languageNames, offeredLanguages } from '@academy/contract/interface/languages.ts';
import type { User } from '@academy/contract/users/user.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Languages, LogOut } from 'lucide-react';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  OpenedMenuContent,
} from '@/components/ui/dropdown-menu.tsx';
import type { OpenedMenu } from '@/components/ui/menu-button.tsx';
import { accountLinks } from '@/features/shell/account-links.ts';
import { chooseLanguage } from '@/features/shell/choose-language.ts';
import { useLanguage } from '@/lib/language/language.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface UserMenuProps extends OpenedMenu {
  user: User;
  onSignOut: () => void;
}

export function UserMenu({ user, onSignOut, ...opened }: UserMenuProps) {
  const { name } = user;
  const current = useLanguage();
  return (
    <OpenedMenuContent {...opened} className="w-64">
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
    </OpenedMenuContent>
  );
}
