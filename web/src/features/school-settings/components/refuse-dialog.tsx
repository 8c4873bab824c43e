import { schoolSettingLimits } from '@academy/contract/school-settings/school-setting-rules.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { tooLongText } from '@/lib/too-long.ts';

interface RefuseDialogProps {
  title: string;
  description: string;
  pending: boolean;
  error: Error | null;
  onRefuse: (reason: string) => void;
  onClose: () => void;
}

/** Nobody is refused without being told why. */
export function RefuseDialog({ title, description, pending, error, onRefuse, onClose }: RefuseDialogProps) {
  const [reason, setReason] = useState('');
  const tooLong = tooLongText(reason, schoolSettingLimits.reasonLength);
  return (
    <ConfirmDialog
      title={title}
      description={description}
      confirm={t`Refuse`}
      destructive
      disabled={reason.trim() === '' || tooLong !== undefined}
      pending={pending}
      problem={error ? errorText(error) : undefined}
      onConfirm={() => onRefuse(reason.trim())}
      onClose={onClose}
    >
      <Field label={t`Reason`} hint={t`They read it.`} error={tooLong} required>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
