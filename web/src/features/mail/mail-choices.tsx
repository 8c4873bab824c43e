import type { MailChoices as Choices } from '@academy/contract/mail/mail-calls.ts';
import { learnerNotificationNames } from '@academy/contract/mail/mail-lists.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useMailChoices, useSaveMailChoices } from '@/api/mail.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { learnerBoxTexts } from './mail-words.ts';

/** What the reader wants mail about. Where the academy sends none, nothing here promises any. */
export function MailChoices() {
  const { data } = useMailChoices();
  if (!data?.sendsMail) return null;
  return (
    <section className="mt-10 grid gap-x-12 gap-y-6 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 className="text-xl">{t`Mail`}</h2>
        <p className="mt-2 text-ink-soft">
          <Trans>What we write to you about. The app itself tells you all of it.</Trans>
        </p>
      </div>
      <Card className="p-5 sm:p-8">
        <ChoicesForm choices={data.notifications} />
      </Card>
    </section>
  );
}

function ChoicesForm({ choices }: { choices: Choices['notifications'] }) {
  const id = useId();
  const [values, setValues] = useState(choices);
  const save = useSaveMailChoices();
  const submit = () =>
    save.mutate(values, {
      onSuccess: () => toast({ variant: 'success', title: t`Changes saved` }),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: t`Your changes could not be saved.`,
          description: errorText(error),
        }),
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) submit();
      }}
    >
      <fieldset>
        <legend className="font-semibold">{t`Write to me when`}</legend>
        <ul className="mt-2 flex flex-col">
          {learnerNotificationNames.map((name) => (
            <li key={name}>
              <label htmlFor={`${id}-${name}`} className="flex min-h-11 items-center gap-3">
                <Checkbox
                  id={`${id}-${name}`}
                  name={name}
                  checked={values[name]}
                  onChange={(event) => setValues({ ...values, [name]: event.target.checked })}
                />
                {learnerBoxTexts()[name]}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="mt-5 flex justify-end">
        <Button type="submit" pending={save.isPending} pendingLabel={t`Saving...`} className="max-sm:w-full">
          {t`Save mail settings`}
        </Button>
      </div>
    </form>
  );
}
