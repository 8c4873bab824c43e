import { webhookLimits } from '@academy/contract/webhooks/webhook-limits.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

export interface WebhookValues {
  readonly url: string;
  readonly events: readonly string[];
}

interface WebhookFormProps {
  title: string;
  confirm: string;
  values: WebhookValues;
  /** Of which the academy can tell. */
  events: readonly string[];
  pending: boolean;
  problem: string | undefined;
  onConfirm: (values: WebhookValues) => void;
  onClose: () => void;
}

/** Asks for the address and of what to tell. */
export function WebhookForm({ values: before, events, onConfirm, ...dialog }: WebhookFormProps) {
  const [values, setValues] = useState(before);
  const [isTried, setIsTried] = useState(false);
  const noAddress = values.url.trim() === '';
  const noEvents = values.events.length === 0;
  const choose = (chosen: readonly string[]) => setValues({ ...values, events: chosen });
  const confirm = () => {
    setIsTried(true);
    if (!noAddress && !noEvents) onConfirm(values);
  };
  return (
    <ConfirmDialog {...dialog} onConfirm={confirm}>
      <Field
        label={t`Address`}
        hint={t`Messages are sent here. It begins with https://.`}
        error={isTried && noAddress ? t`Please enter an address.` : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="text"
            inputMode="url"
            lang="en"
            placeholder="https://"
            maxLength={webhookLimits.urlMaxLength}
            autoComplete="off"
            spellCheck={false}
            value={values.url}
            onChange={(event) => setValues({ ...values, url: event.target.value })}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 flex w-full items-center gap-3 text-sm font-semibold">
          {t`Tell of`}
          <Button variant="ghost" size="sm" className="ml-auto" onClick={() => choose([...events])}>
            {t`All`}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => choose([])}>
            {t`None`}
          </Button>
        </legend>
        <div className="grid max-h-60 gap-x-4 overflow-y-auto rounded-control border border-line p-3 sm:grid-cols-2">
          {events.map((name) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside of it.
            <label key={name} className="flex min-h-9 items-center gap-2.5 text-sm">
              <Checkbox
                checked={values.events.includes(name)}
                onChange={({ target }) =>
                  choose(
                    target.checked ? [...values.events, name] : values.events.filter((each) => each !== name),
                  )
                }
              />
              <code className="wrap-anywhere">{name}</code>
            </label>
          ))}
        </div>
        {isTried && noEvents ? (
          <p role="alert" className="text-sm font-medium text-danger">{t`Please choose at least one.`}</p>
        ) : null}
      </fieldset>
    </ConfirmDialog>
  );
}
