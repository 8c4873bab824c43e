import { type Role, roles } from '@academy/contract/users/roles.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useChangeRole } from '@/api/people.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { roleText } from '@/lib/role-words.ts';
import { roleMeaning } from '../people-words.ts';
import { isNowText, tellDone } from '../person-toasts.ts';
import type { PersonDialogProps } from './person-dialogs.tsx';

export function RoleDialog({ person: { id: userId, name, role: before }, onClose }: PersonDialogProps) {
  const [role, setRole] = useState<Role>(before);
  const change = useChangeRole();
  const changeTo = async (next: Role) => {
    await change.mutateAsync({ userId, role: next });
    return isNowText(name, next);
  };
  const confirm = () =>
    changeTo(role).then(
      (done) => {
        onClose();
        tellDone(done, () => changeTo(before));
      },
      // The dialog tells it.
      () => undefined,
    );
  return (
    <ConfirmDialog
      title={t`Change the role of ${name}`}
      confirm={t`Change role`}
      disabled={role === before}
      pending={change.isPending}
      problem={change.error ? errorText(change.error) : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Field label={t`Role`} hint={roleMeaning(role)}>
        {(control) => (
          <Select
            {...control}
            value={role}
            onChange={(event) => setRole(roles.find((each) => each === event.target.value) ?? before)}
          >
            {roles.map((each) => (
              <option key={each} value={each}>
                {roleText(each)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ConfirmDialog>
  );
}
