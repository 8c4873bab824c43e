import type { LimitName } from '@academy/contract/school-settings/school-setting-rules.ts';
import { t } from '@lingui/core/macro';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { LockedBy, type SettingFieldsProps, SettingsCard } from './settings-card.tsx';

interface LimitFieldsProps extends SettingFieldsProps {
  /** What holds where a field is empty. */
  readonly limits: Readonly<Record<string, number>>;
}

export function LimitFields(props: LimitFieldsProps) {
  return (
    <SettingsCard
      title={t`Storage`}
      text={t`In megabytes. An empty field means the built-in limit. Files that are there already stay.`}
    >
      <Role
        title={t`Creators`}
        names={['creatorQuotaMb', 'creatorUploadMb', 'creatorResourceMb']}
        {...props}
      />
      <Role title={t`Admins`} names={['adminQuotaMb', 'adminUploadMb', 'adminResourceMb']} {...props} />
    </SettingsCard>
  );
}

interface RoleProps extends LimitFieldsProps {
  title: string;
  /** For all uploads, for a video, for another file. */
  names: readonly [LimitName, LimitName, LimitName];
}

function Role({ title, names, draft, problems, locked, limits, onChange }: RoleProps) {
  const labels = [t`All uploads together`, t`Largest video`, t`Largest file`];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {names.map((name, index) => (
          <div key={name} className="flex flex-col gap-1.5">
            <Field label={labels[index] ?? ''} error={problems[name]}>
              {(control) => (
                <Input
                  {...control}
                  name={name}
                  inputMode="numeric"
                  disabled={locked[name] !== undefined}
                  placeholder={String(limits[name] ?? '')}
                  value={draft[name]}
                  onChange={(event) => onChange({ [name]: event.target.value })}
                />
              )}
            </Field>
            <LockedBy variable={locked[name]} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
