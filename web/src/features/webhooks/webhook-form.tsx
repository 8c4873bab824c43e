import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';
import { showFirstWrong } from '@/lib/show-first-wrong.ts';
import { addressHint, addressProblem, isRefusedAddress } from './address-problem.ts';
import { EventName } from './event-name.tsx';

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
  /** Why the last attempt failed. */
  error: Error | null;
  onConfirm: (values: WebhookValues) => void;
  onClose: () => void;
}

/** Asks for the address and of what to tell. */
export function WebhookForm({ values: before, events, error, onConfirm, ...dialog }: WebhookFormProps) {
  const [values, setValues] = useState(before);
  const [attempts, setAttempts] = useState(0);
  const [sentUrl, setSentUrl] = useState<string>();
  const fields = useRef<HTMLDivElement>(null);
  const noEventsId = useId();
  const wrongAddress = addressProblem(values.url);
  const isRefused = isRefusedAddress(error);
  const refusal = isRefused && !dialog.pending && sentUrl === values.url ? errorText(error) : undefined;
  const noEvents = values.events.length === 0;
  const isNothingChosen = attempts > 0 && noEvents;
  const choose = (chosen: readonly string[]) => setValues({ ...values, events: chosen });
  const confirm = () => {
    setAttempts(attempts + 1);
    if (wrongAddress !== undefined || noEvents) return;
    setSentUrl(values.url);
    onConfirm(values);
  };
  // Once the marks of this attempt, or of its refusal, are drawn.
  useEffect(() => {
    if (attempts > 0 || refusal !== undefined) showFirstWrong(fields.current);
  }, [attempts, refusal]);
  return (
    <ConfirmDialog
      {...dialog}
      problem={error && !isRefused ? errorText(error) : undefined}
      onConfirm={confirm}
    >
      <div ref={fields} className="contents">
        <Field
          label={t`Address`}
          hint={addressHint(window.location.hostname)}
          error={(attempts > 0 ? wrongAddress : undefined) ?? refusal}
        >
          {(control) => (
            <Input
              {...control}
              type="text"
              inputMode="url"
              lang="en"
              placeholder="https://"
              autoComplete="off"
              spellCheck={false}
              value={values.url}
              onChange={(event) => setValues({ ...values, url: event.target.value })}
            />
          )}
        </Field>
        <fieldset aria-describedby={isNothingChosen ? noEventsId : undefined} className="flex flex-col gap-2">
          <legend className="mb-1.5 flex w-full items-center gap-3 text-sm font-semibold">
            {t`Tell of`}
            <Button variant="ghost" size="sm" className="ml-auto" onClick={() => choose([...events])}>
              {t`All`}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => choose([])}>
              {t({ message: 'None', context: 'choose no event' })}
            </Button>
          </legend>
          <div
            className={cn(
              'grid max-h-60 gap-x-4 overflow-y-auto rounded-control border p-3 sm:grid-cols-2',
              isNothingChosen ? 'border-danger' : 'border-line',
            )}
          >
            {events.map((name) => (
              // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside of it.
              <label key={name} className="flex min-h-9 items-start gap-2.5 py-1.5 text-sm">
                <Checkbox
                  aria-invalid={isNothingChosen || undefined}
                  checked={values.events.includes(name)}
                  onChange={({ target }) =>
                    choose(
                      target.checked
                        ? [...values.events, name]
                        : values.events.filter((each) => each !== name),
                    )
                  }
                />
                <EventName event={name} />
              </label>
            ))}
          </div>
          {isNothingChosen ? (
            <p id={noEventsId} className="flex items-center gap-1.5 text-sm font-medium text-danger">
              <CircleAlert aria-hidden="true" className="size-4" />
              {t`Please choose at least one.`}
            </p>
          ) : null}
        </fieldset>
      </div>
    </ConfirmDialog>
  );
}
