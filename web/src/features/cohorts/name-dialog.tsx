import { cohortLimits } from '@academy/contract/cohorts/cohort-limits.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { tooLongText } from '@/lib/too-long.ts';

interface NameDialogProps {
  title: string;
  confirm: string;
  before?: string;
  save: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: (name: string) => void;
  };
  onClose: () => void;
}

/** Asks what a cohort is to be called. */
export function NameDialog({ title, confirm, before = '', save, onClose }: NameDialogProps) {
  const [name, setName] = useState(before);
  const tooLong = tooLongText(name, cohortLimits.nameMaxLength);
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      disabled={name.trim() === '' || name.trim() === before || tooLong !== undefined}
      pending={save.isPending}
      problem={save.error ? errorText(save.error) : undefined}
      onClose={onClose}
      onConfirm={() => save.mutate(name.trim())}
    >
      <Field
        label={t`Name of the cohort`}
        hint={t`Such as a class and its year. Only admins read it.`}
        error={tooLong}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
