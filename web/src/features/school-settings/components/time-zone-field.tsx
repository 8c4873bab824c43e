import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { LockedBy, type SettingFieldsProps, SettingsCard } from './settings-card.tsx';

interface TimeZoneFieldProps extends SettingFieldsProps {
  /** What holds, whoever chose it. */
  readonly holds: string;
}

export function TimeZoneField({ draft, problems, locked, onChange, holds }: TimeZoneFieldProps) {
  const listId = useId();
  return (
    <SettingsCard title={t`Days`} text={t`When a day begins, for figures that are counted by day.`}>
      <div className="flex flex-col gap-1.5">
        <Field
          label={t`Time zone of the academy`}
          hint={t`Left empty, it is that of the machine. Days that are over stay as they were counted.`}
          error={problems.timeZone}
        >
          {(control) => (
            <Input
              {...control}
              name="timeZone"
              list={listId}
              spellCheck={false}
              autoComplete="off"
              disabled={locked['timeZone'] !== undefined}
              placeholder={holds}
              value={draft.timeZone}
              onChange={(event) => onChange({ timeZone: event.target.value })}
            />
          )}
        </Field>
        <datalist id={listId}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <LockedBy variable={locked['timeZone']} />
      </div>
    </SettingsCard>
  );
}
