import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { CreatorHeading } from './creator-heading.tsx';

interface CreatorSettingsProps {
  /** The initial values of the fields. */
  profile: { readonly name: string; readonly email: string; readonly bio: string | null };
}

const paymentMethods = () => [
  { value: 'paypal', label: 'PayPal' },
  { value: 'bank', label: t`Bank transfer` },
  { value: 'stripe', label: 'Stripe' },
];

const notifications = () => [
  { name: 'enrollments', label: t`Someone enrolls in a course of mine` },
  { name: 'completions', label: t`Someone completes a course of mine` },
  { name: 'questions', label: t`A student asks me a question` },
  { name: 'news', label: t`There is news for creators` },
];

/** The fields as specified. There is no call to save them yet, and so no button. */
export function CreatorSettings({ profile }: CreatorSettingsProps) {
  const id = useId();
  return (
    <>
      <CreatorHeading title={t`Settings`}>
        <p>{t`A look ahead: what you enter here is not saved yet.`}</p>
      </CreatorHeading>
      <form className="flex flex-col gap-5" onSubmit={(event) => event.preventDefault()}>
        <SettingsSection title={t`Profile`} text={t`How students see you.`}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t`Display name`}>
              {(control) => (
                <Input
                  {...control}
                  name="displayName"
                  lang={textLanguage(profile.name)}
                  defaultValue={profile.name}
                  autoComplete="name"
                />
              )}
            </Field>
            <Field label={t`Email`}>
              {(control) => (
                <Input
                  {...control}
                  name="email"
                  type="email"
                  defaultValue={profile.email}
                  autoComplete="email"
                />
              )}
            </Field>
          </div>
          <Field label={t`Bio`}>
            {(control) => (
              <Textarea
                {...control}
                name="bio"
                lang={textLanguage(profile.bio ?? '')}
                defaultValue={profile.bio ?? ''}
              />
            )}
          </Field>
        </SettingsSection>
        <SettingsSection title={t`Payment`} text={t`Where your earnings go.`}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t`Payment method`}>
              {(control) => (
                <Select {...control} name="paymentMethod">
                  {paymentMethods().map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t`Account email`}>
              {(control) => <Input {...control} name="accountEmail" type="email" autoComplete="off" />}
            </Field>
          </div>
        </SettingsSection>
        <SettingsSection title={t`Notifications`} text={t`Write to me when:`}>
          <ul className="-my-2 flex flex-col">
            {notifications().map(({ name, label }) => (
              <li key={name}>
                <label htmlFor={`${id}-${name}`} className="flex min-h-11 items-center gap-3">
                  <Checkbox id={`${id}-${name}`} name={name} defaultChecked={name !== 'news'} />
                  {label}
                </label>
              </li>
            ))}
          </ul>
        </SettingsSection>
      </form>
    </>
  );
}

function SettingsSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid gap-x-10 gap-y-5 p-5 sm:p-6 xl:grid-cols-[12rem_minmax(0,1fr)]">
        <div>
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{text}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-5">{children}</div>
      </Card>
    </section>
  );
}
