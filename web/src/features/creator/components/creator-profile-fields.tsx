import { creatorLimits } from '@academy/contract/creators/creator-options.ts';
import { t } from '@lingui/core/macro';
import { ReadOnlyInput } from '@/components/read-only-input.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { type SettingsFieldsProps, SettingsSection } from './settings-section.tsx';

export function ProfileFields({
  values,
  problems,
  onChange,
  email,
}: SettingsFieldsProps & { email: string }) {
  const nameError =
    problems.displayName === 'missing'
      ? t`Please enter the name that students see.`
      : tooLong(creatorLimits.displayNameMaxLength);
  return (
    <SettingsSection title={t`Profile`} text={t`How students see you.`}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={t`Display name`}
          hint={t`The instructor of courses you create from now on.`}
          error={problems.displayName && nameError}
          required
        >
          {(control) => (
            <Input
              {...control}
              name="displayName"
              lang={textLanguage(values.displayName)}
              value={values.displayName}
              onChange={(event) => onChange({ displayName: event.target.value })}
              autoComplete="name"
            />
          )}
        </Field>
        <Field label={t`Email`} hint={t`The address you sign in with. It cannot be changed here.`}>
          {(control) => <ReadOnlyInput {...control} name="email" type="email" value={email} />}
        </Field>
      </div>
      <Field
        label={t`Bio`}
        hint={t`Everybody can read it in the instructor section of your courses.`}
        error={problems.bio && tooLong(creatorLimits.bioMaxLength)}
      >
        {(control) => (
          <Textarea
            {...control}
            name="bio"
            lang={textLanguage(values.bio)}
            value={values.bio}
            onChange={(event) => onChange({ bio: event.target.value })}
          />
        )}
      </Field>
    </SettingsSection>
  );
}

function tooLong(limit: number): string {
  const most = numberText(limit);
  return t`Please use at most ${most} characters.`;
}
