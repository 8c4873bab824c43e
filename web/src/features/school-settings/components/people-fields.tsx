import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { Choice } from './choice.tsx';
import { type SettingFieldsProps, SettingsCard } from './settings-card.tsx';

export function SignUpFields({ draft, problems, onChange }: SettingFieldsProps) {
  return (
    <SettingsCard
      title={t`Sign-up`}
      text={t`Who may make a new account. Everybody who has one can still sign in, and the admins named in ADMIN_EMAILS always can.`}
    >
      <Choice
        legend={t`Who may sign up?`}
        value={draft.signUp}
        onChange={(signUp) => onChange({ signUp })}
        options={[
          {
            value: 'everybody',
            label: t`Everybody`,
            text: t`Anybody with an account of the sign-in service.`,
          },
          {
            value: 'domains',
            label: t`Certain email domains`,
            text: t`Addresses of the domains below, and who was invited.`,
          },
          { value: 'invited', label: t`Invited people`, text: t`Only addresses that were invited.` },
          { value: 'nobody', label: t`Nobody`, text: t`No new accounts, not even for who was invited.` },
        ]}
      />
      {draft.signUp === 'domains' || problems.signUpDomains ? (
        <Field
          label={t`Domains`}
          hint={t`One a line, such as example.org. A domain below another one is named by itself.`}
          error={problems.signUpDomains}
        >
          {(control) => (
            <Textarea
              {...control}
              name="signUpDomains"
              rows={3}
              spellCheck={false}
              value={draft.signUpDomains}
              onChange={(event) => onChange({ signUpDomains: event.target.value })}
            />
          )}
        </Field>
      ) : null}
    </SettingsCard>
  );
}

export function CourseFields({ draft, onChange }: SettingFieldsProps) {
  const checkbox = useId();
  return (
    <SettingsCard
      title={t`Courses`}
      text={t`Who writes them, and whether somebody looks before they are in the catalogue.`}
    >
      <Choice
        legend={t`Who may create courses?`}
        value={draft.courseCreation}
        onChange={(courseCreation) => onChange({ courseCreation })}
        options={[
          {
            value: 'everybody',
            label: t`Everybody`,
            text: t`Who creates a first course becomes a creator.`,
          },
          {
            value: 'approval',
            label: t`After approval`,
            text: t`A student asks once, and an admin agrees or refuses.`,
          },
          {
            value: 'creators',
            label: t`Creators named by admins`,
            text: t`An admin makes somebody a creator on their page under People.`,
          },
        ]}
      />
      <label htmlFor={checkbox} className="flex min-h-11 cursor-pointer items-start gap-3 py-1">
        <Checkbox
          id={checkbox}
          className="mt-0.5"
          checked={draft.publishingNeedsApproval}
          onChange={(event) => onChange({ publishingNeedsApproval: event.target.checked })}
        />
        <span>
          <span className="font-medium">{t`Publishing needs approval`}</span>
          <span className="block text-sm text-ink-soft">
            {t`A course stays a draft until an admin has looked at it. Admins publish at once.`}
          </span>
        </span>
      </label>
    </SettingsCard>
  );
}
