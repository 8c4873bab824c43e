/** Says that something was done to an account, and offers to take it back where that is possible. */
import type { Role } from '@academy/contract/users/roles.ts';
import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { toast } from '@/components/ui/toast-store.ts';

/** `undo` gives what to say then. */
export function tellDone(title: string, undo?: () => Promise<string>): void {
  const press = (undone: () => Promise<string>) =>
    undone().then(
      (then) => tellDone(then),
      (error: unknown) =>
        toast({ variant: 'destructive', title: t`That was not undone.`, description: errorText(error) }),
    );
  toast({
    variant: 'success',
    title,
    ...(undo && { action: { label: t`Undo`, onPress: () => void press(undo) } }),
  });
}

export function isNowText(name: string, role: Role): string {
  switch (role) {
    case 'student':
      return t`${name} is a student now.`;
    case 'creator':
      return t`${name} is a creator now.`;
    case 'admin':
      return t`${name} is an admin now.`;
  }
}
