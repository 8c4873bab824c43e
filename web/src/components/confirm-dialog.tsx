import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What follows. */
  description?: string;
  confirm: string;
  destructive?: boolean;
  /** Something has to be chosen first. */
  disabled?: boolean;
  pending: boolean;
  /** Why it failed. A toast would lie under the dialog. */
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done, says what follows, and stays with its reason when it fails. Mounting opens it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    description,
    confirm,
    destructive = false,
    disabled = false,
    pending,
    problem,
    children,
  } = props;
  const form = useId();
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={title}
      {...(description === undefined ? {} : { description })}
      actions={
        <>
          <Button variant="outline" onClick={props.onClose}>
            {t`Cancel`}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={destructive ? 'destructive' : 'primary'}
            disabled={disabled}
            pending={pending}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          if (!disabled && !pending) props.onConfirm();
        }}
      >
        {children}
      </form>
      {problem && !pending ? (
        <Alert variant="destructive" title={t`That was not done.`}>
          {problem}
        </Alert>
      ) : null}
    </Dialog>
  );
}
