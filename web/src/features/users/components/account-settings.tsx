import type { Profile } from '@academy/contract/users/user.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { log } from '@/lib/log.ts';

/** "Save Changes" notes the changes in the console and calls nobody, as specified. */
export function AccountSettings({ profile }: { profile: Profile }) {
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    log.info('Account settings', Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <SettingsLayout>
      <form onSubmit={save} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t`Name`}>
            {(control) => <Input {...control} name="name" defaultValue={profile.name} autoComplete="name" />}
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
          {(control) => <Textarea {...control} name="bio" rows={5} defaultValue={profile.bio ?? ''} />}
        </Field>
        <Button type="submit" className="mt-1 self-end max-sm:w-full">
          {t`Save Changes`}
        </Button>
      </form>
    </SettingsLayout>
  );
}

export function AccountSettingsSkeleton() {
  return (
    <SettingsLayout>
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Skeleton className="h-[4.4rem]" />
          <Skeleton className="h-[4.4rem]" />
        </div>
        <Skeleton className="h-44" />
        <Skeleton className="mt-1 h-11 w-36 self-end max-sm:w-full" />
      </div>
    </SettingsLayout>
  );
}

/** Beside the account's own settings; `children` is the switch. */
export function LanguageSettings({ children }: { children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-x-12 gap-y-6 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 className="text-xl">{t`Language`}</h2>
        <p className="mt-2 text-ink-soft">
          <Trans>Kept with your account, on every device. Courses stay in their own language.</Trans>
        </p>
      </div>
      <Card className="p-5 sm:p-8">{children}</Card>
    </section>
  );
}

function SettingsLayout({ children }: { children: ReactNode }) {
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
