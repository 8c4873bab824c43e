import { peopleLimits } from '@academy/contract/people/people-limits.ts';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useBlockPerson, useUnblockPerson } from '@/api/people.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { tooLongText } from '@/lib/too-long.ts';
import { tellDone } from '../person-toasts.ts';
import type { PersonDialogProps } from './person-dialogs.tsx';

export function BlockDialog({ person: { id: userId, name, courses }, onClose }: PersonDialogProps) {
  const [hideCourses, setHideCourses] = useState(false);
  const [reason, setReason] = useState('');
  const tooLong = tooLongText(reason, peopleLimits.reasonMaxLength);
  const checkbox = useId();
  const block = useBlockPerson();
  const unblock = useUnblockPerson();
  const confirm = () =>
    block.mutateAsync({ userId, hideCourses, reason: reason.trim() || null }).then(
      () => {
        onClose();
        tellDone(t`${name} is blocked and signed out.`, async () => {
          await unblock.mutateAsync(userId);
          return t`${name} is not blocked any more.`;
        });
      },
      // The dialog tells it.
      () => undefined,
    );
  return (
    <ConfirmDialog
      title={t`Block ${name}?`}
      description={t`They are signed out everywhere at once, and cannot sign in again until somebody unblocks them. What they learned and wrote stays.`}
      confirm={t`Block`}
      destructive
      disabled={tooLong !== undefined}
      pending={block.isPending}
      problem={block.error ? errorText(block.error) : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {courses.some(({ status }) => status === 'published') ? (
        <label htmlFor={checkbox} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <Checkbox
            id={checkbox}
            className="mt-0.5"
            checked={hideCourses}
            onChange={(event) => setHideCourses(event.target.checked)}
          />
          <span>
            {t`Also hide their published courses`}
            <span className="block text-sm text-ink-soft">
              {t`Nobody finds or opens them until they are unblocked.`}
            </span>
          </span>
        </label>
      ) : null}
      <Field label={t`Reason`} hint={t`Only admins read it. It may be left empty.`} error={tooLong}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
