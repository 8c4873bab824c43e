import type { Profile } from '@academy/contract/users/user.ts';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { log } from '@/lib/log.ts';

const formClasses = 'flex max-w-xl flex-col gap-6';

/** "Save Changes" notes the changes in the console and calls nobody, as specified. */
export function AccountSettings({ profile }: { profile: Profile }) {
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    log.info('Account settings', Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={save} className={formClasses}>
      <h2 className="text-xl md:text-2xl">Account Settings</h2>
      <Field label="Name">
        {(control) => <Input {...control} name="name" defaultValue={profile.name} autoComplete="name" />}
      </Field>
      <Field label="Email">
        {(control) => (
          <Input {...control} name="email" type="email" defaultValue={profile.email} autoComplete="email" />
        )}
      </Field>
      <Field label="Bio">
        {(control) => <Textarea {...control} name="bio" rows={5} defaultValue={profile.bio ?? ''} />}
      </Field>
      <Button type="submit" className="self-start max-sm:w-full">
        Save Changes
      </Button>
    </form>
  );
}

export function AccountSettingsSkeleton() {
  return (
    <div className={formClasses}>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-[4.4rem]" />
      <Skeleton className="h-[4.4rem]" />
      <Skeleton className="h-40" />
      <Skeleton className="h-11 w-36" />
    </div>
  );
}
