import { type Role, roles } from '@academy/contract/users/roles.ts';
import { t } from '@lingui/core/macro';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { roleText } from '@/lib/role-words.ts';

interface RoleSelectProps {
  role: Role;
  onRole: (role: Role) => void;
}

/** What those are to be of whom their line says nothing. */
export function RoleSelect({ role, onRole }: RoleSelectProps) {
  return (
    <Field
      label={t`Role`}
      hint={t`For lines without a role. Somebody who has a higher role already keeps it.`}
    >
      {(control) => (
        <Select
          {...control}
          value={role}
          onChange={(event) => onRole(roles.find((each) => each === event.target.value) ?? 'student')}
        >
          {roles.map((each) => (
            <option key={each} value={each}>
              {roleText(each)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
