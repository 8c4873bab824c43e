import { resourceLimits } from '@academy/contract/resources/resource-limits.ts';
import { readResourceLink } from '@academy/contract/resources/resource-link.ts';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { tooLongText } from '@/lib/too-long.ts';

export interface ResourceValues {
  readonly name: string;
  readonly description: string;
  /** Undefined for a file. */
  readonly url?: string;
}

interface ResourceFieldsProps {
  label: string;
  saveLabel: string;
  initial: ResourceValues;
  pending: boolean;
  error: unknown;
  onSave: (values: ResourceValues) => void;
  onClose: () => void;
}

/** Name, description and address of one resource. No form: it stands inside the form of its lesson. */
export function ResourceFields(props: ResourceFieldsProps) {
  const { label, saveLabel, initial, pending, error, onSave, onClose } = props;
  const [values, setValues] = useState(initial);
  const [wasSent, setWasSent] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  // The browser would leave the field under the bar that saves the lesson.
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const { name, description, url } = values;
  const nameError = name.trim() === '' ? t`Give it a name` : tooLongText(name, resourceLimits.nameMaxLength);
  const descriptionError = tooLongText(description, resourceLimits.descriptionMaxLength);
  const urlTooLong = tooLongText(url ?? '', resourceLimits.urlMaxLength);
  const urlError =
    url === undefined || urlTooLong || readResourceLink(url)
      ? urlTooLong
      : t`The address must begin with http:// or https://`;
  const save = () => {
    setWasSent(true);
    if (!(nameError || urlError || descriptionError || pending)) onSave(values);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    else if (event.target instanceof HTMLInputElement) save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape of the fields inside
    <div
      ref={part}
      onKeyDown={onKeyDown}
      className="flex scroll-mt-24 scroll-mb-40 flex-col gap-4 rounded-card border border-line bg-card p-4"
    >
      <fieldset className="flex flex-col gap-4">
        <legend className="sr-only">{label}</legend>
        <Field label={t`Name`} error={wasSent || name !== '' ? nameError : undefined} required>
          {(control) => (
            <Input
              {...control}
              ref={first}
              lang={textLanguage(name)}
              value={name}
              onChange={({ target }) => setValues({ ...values, name: target.value })}
            />
          )}
        </Field>
        {url === undefined ? null : (
          <Field label={t`Address`} error={wasSent ? urlError : urlTooLong} required>
            {(control) => (
              <Input
                {...control}
                type="url"
                inputMode="url"
                placeholder="https://"
                value={url}
                onChange={({ target }) => setValues({ ...values, url: target.value })}
              />
            )}
          </Field>
        )}
        <Field label={t`Description`} hint={t`What it is good for, in a sentence`} error={descriptionError}>
          {(control) => (
            <Input
              {...control}
              lang={textLanguage(description)}
              value={description}
              onChange={({ target }) => setValues({ ...values, description: target.value })}
            />
          )}
        </Field>
      </fieldset>
      {error ? (
        <Alert variant="destructive" title={t`It was not saved`}>
          {errorText(error)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={pending} onClick={save}>
          {saveLabel}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  );
}
