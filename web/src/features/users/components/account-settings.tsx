import { profileLimits } from '@academy/contract/users/profile-limits.ts';
import type { Profile } from '@academy/contract/users/user.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { ReadOnlyInput } from '@/components/read-only-input.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { profileProblems } from '../profile-problems.ts';
import type { AccountDraft } from '../use-account-draft.ts';

interface AccountSettingsProps {
  profile: Profile;
  draft: AccountDraft;
  /** The name may be another one now, and others show it too. */
  onSaved: () => void;
}

export function AccountSettings({ profile, draft, onSaved }: AccountSettingsProps) {
  const { values, type, save, forget } = draft;
  const [shownProblems, setShownProblems] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = profileProblems(values);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [wrong] = Object.keys(problems);
    setShownProblems(wrong !== undefined);
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    if (save.isPending) return;
    save.mutate(values, {
      onSuccess: () => {
        forget(values);
        toast({ variant: 'success', title: t`Changes saved`, description: t`Your name and bio are saved.` });
        onSaved();
      },
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: t`Your changes could not be saved.`,
          description: errorText(error),
        }),
    });
  };

  const nameError = problems.name === 'missing' ? t`Please enter your name.` : tooLong('nameMaxLength');
  return (
    <SettingsLayout>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t`Name`} required error={shownProblems && problems.name ? nameError : undefined}>
            {(control) => (
              <Input
                {...control}
                name="name"
                lang={textLanguage(values.name)}
                value={values.name}
                onChange={(event) => type({ ...values, name: event.target.value })}
                autoComplete="name"
              />
            )}
          </Field>
          <Field label={t`Email`} hint={t`The address you sign in with. It cannot be changed here.`}>
            {(control) => <ReadOnlyInput {...control} name="email" type="email" value={profile.email} />}
          </Field>
        </div>
        <Field label={t`Bio`} error={shownProblems && problems.bio ? tooLong('bioMaxLength') : undefined}>
          {(control) => (
            <Textarea
              {...control}
              name="bio"
              rows={5}
              lang={textLanguage(values.bio)}
              value={values.bio}
              onChange={(event) => type({ ...values, bio: event.target.value })}
            />
          )}
        </Field>
        <Button
          type="submit"
          pending={save.isPending}
          pendingLabel={t`Saving...`}
          className="mt-1 self-end max-sm:w-full"
        >
          {t`Save Changes`}
        </Button>
      </form>
    </SettingsLayout>
  );
}

function tooLong(limit: keyof typeof profileLimits): string {
  const most = numberText(profileLimits[limit]);
  return t`Please use at most ${most} characters.`;
}

/** What the account settings look like, filled or waiting. */
export function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 className="text-xl">{t`Account Settings`}</h2>
        <p className="mt-2 text-ink-soft">
          <Trans>Your name, how we reach you, and a few words about yourself.</Trans>
        </p>
      </div>
      <Card className="p-5 sm:p-8">{children}</Card>
    </section>
  );
}
