import { t } from '@lingui/core/macro';
import { ReasonDialog } from './reason-dialog.tsx';

interface HideDialogProps {
  pending: boolean;
  error: Error | null;
  onHide: (reason: string) => void;
  onClose: () => void;
}

export function HideDialog({ onHide, ...dialog }: HideDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      title={t`Hide this review`}
      description={t`It no longer counts, and only its writer and admins see it, with this reason.`}
      action={t`Hide review`}
      onSend={onHide}
    />
  );
}
