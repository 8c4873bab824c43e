import { plural, t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { type PersonDetails, useSignOutPerson, useUnblockPerson } from '@/api/people.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { tellDone } from '../person-toasts.ts';

export interface PersonDialogProps {
  person: PersonDetails;
  onClose: () => void;
}

export function UnblockDialog({ person: { id, name }, onClose }: PersonDialogProps) {
  const unblock = useUnblockPerson();
  return (
    <ConfirmDialog
      title={t`Unblock ${name}?`}
      description={t`They can sign in again. Courses that were hidden with them are published again.`}
      confirm={t`Unblock`}
      pending={unblock.isPending}
      problem={unblock.error ? errorText(unblock.error) : undefined}
      onClose={onClose}
      onConfirm={() =>
        unblock.mutate(id, {
          onSuccess: () => {
            onClose();
            tellDone(t`${name} is not blocked any more.`);
          },
        })
      }
    />
  );
}

export function SignOutDialog({ person: { id, name }, onClose }: PersonDialogProps) {
  const signOut = useSignOutPerson();
  return (
    <ConfirmDialog
      title={t`Sign ${name} out everywhere?`}
      description={t`Every browser in which they are signed in asks them to sign in again. Nothing they saved is lost.`}
      confirm={t`Sign out everywhere`}
      destructive
      pending={signOut.isPending}
      problem={signOut.error ? errorText(signOut.error) : undefined}
      onClose={onClose}
      onConfirm={() =>
        signOut.mutate(id, {
          onSuccess: ({ sessions }) => {
            onClose();
            tellDone(signedOutText(name, sessions));
          },
        })
      }
    />
  );
}

function signedOutText(name: string, count: number): string {
  const number = numberText(count);
  return plural(count, {
    one: `${name} was signed out in ${number} place.`,
    other: `${name} was signed out in ${number} places.`,
  });
}
