import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Ellipsis, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import type { CourseChange, CourseLink } from '../course-actions.ts';

interface CourseMenuProps {
  ref: Ref<HTMLButtonElement>;
  title: string;
  isPending: boolean;
  links: readonly CourseLink[];
  changes: readonly CourseChange[];
  onChange: (action: CourseChange) => void;
  /** Absent where the course cannot be deleted. */
  onDelete?: (() => void) | undefined;
}

export function CourseMenu({ ref, title, isPending, links, changes, onChange, onDelete }: CourseMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          ref={ref}
          variant="ghost"
          size="sm"
          pending={isPending}
          aria-label={t`Actions for course ${title}`}
          className="touch-target w-9 px-0!"
        >
          <Ellipsis aria-hidden="true" className="text-ink-soft" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {links.map(({ name, label, to, hash, icon: Icon }) => (
          <DropdownMenuItem key={name} asChild>
            <Link to={to} {...(hash === undefined ? {} : { hash })}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        {links.length > 0 && changes.length > 0 ? <DropdownMenuSeparator /> : null}
        {changes.map((action) => (
          <DropdownMenuItem key={action.name} onSelect={() => onChange(action)}>
            <action.icon aria-hidden="true" />
            {action.label}
          </DropdownMenuItem>
        ))}
        {onDelete === undefined ? null : (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem className="text-danger [&_svg]:text-danger!" onSelect={onDelete}>
              <Trash2 aria-hidden="true" />
              {t`Delete course…`}
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
