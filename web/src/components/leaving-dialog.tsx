import type { Leaving } from '@academy/contract/leaving/leaving-calls.ts';
import { confirmsLeaving, leavingLimits } from '@academy/contract/leaving/leaving-limits.ts';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { numberText } from '@/lib/language/numbers.ts';

interface LeavingDialogProps {
  title: string;
  description: string;
  /** To be typed before anything is done. */
  email: string;
  leaving: Pick<Leaving, 'coursesDeleted' | 'coursesTaken'>;
  pending: boolean;
  problem: string | undefined;
  onConfirm: (confirmation: string) => void;
  onClose: () => void;
}

/** Says what follows, and has the address typed. What was typed stays when it fails. */
export function LeavingDialog(props: LeavingDialogProps) {
  const { title, description, email, leaving, pending, problem, onConfirm, onClose } = props;
  const [typed, setTyped] = useState('');
  const follows = consequences(leaving);
  return (
    <ConfirmDialog
      title={title}
      description={description}
      confirm={t`Delete in seven days`}
      destructive
      disabled={!confirmsLeaving(typed, email)}
      pending={pending}
      problem={problem}
      onConfirm={() => onConfirm(typed)}
      onClose={onClose}
    >
      {follows.length > 0 ? (
        <ul className="mb-4 list-disc space-y-1 pl-5 text-sm">
          {follows.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      <Field label={t`Email address of the account`} hint={t`To confirm, type ${email}.`}>
        {(control) => (
          <Input
            {...control}
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={leavingLimits.confirmationMaxLength}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}

function consequences({ coursesDeleted, coursesTaken }: LeavingDialogProps['leaving']): string[] {
  const [deleted, taken] = [numberText(coursesDeleted), numberText(coursesTaken)];
  return [
    ...(coursesDeleted === 0
      ? []
      : [
          plural(coursesDeleted, {
            one: `${deleted} course without students is deleted with its films.`,
            other: `${deleted} courses without students are deleted with their films.`,
          }),
        ]),
    ...(coursesTaken === 0
      ? []
      : [
          plural(coursesTaken, {
            one: `${taken} archived course stays for its students, and an admin takes it.`,
            other: `${taken} archived courses stay for their students, and an admin takes them.`,
          }),
        ]),
  ];
}
