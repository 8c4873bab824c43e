import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children?: ReactNode;
  /** The row of actions, the main one last. */
  actions?: ReactNode;
}

export function Dialog({ open, onClose, title, description, children, actions }: DialogProps) {
  const titleId = useId();
  const descriptionId = useId();
  if (!open) return null;
  return (
    <Modal
      onClose={onClose}
      labelledBy={titleId}
      describedBy={description ? descriptionId : undefined}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] animate-pop-in rounded-card border border-line bg-card text-ink shadow-pop backdrop:animate-fade-in backdrop:bg-overlay"
    >
      <div className="flex flex-col gap-4 p-6">
        <h2 id={titleId} className="pr-10 text-xl wrap-anywhere">
          {title}
        </h2>
        {description ? (
          <p id={descriptionId} className="text-ink-soft">
            {description}
          </p>
        ) : null}
        {children}
        {actions ? (
          <div className="flex flex-col-reverse gap-3 pt-2 sm:flex-row sm:justify-end">{actions}</div>
        ) : null}
      </div>
      {/* Last, so that the focus begins where one answers: at the first field, or at the way back. */}
      <Button
        variant="ghost"
        size="icon"
        className="absolute! top-3.5 right-3.5"
        aria-label={t`Close`}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </Button>
    </Modal>
  );
}
