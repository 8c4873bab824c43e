import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import type { Deletable } from '../editor-context.ts';

const questions = {
  module: {
    title: 'Delete module',
    question: 'Are you sure you want to delete this module? All lessons will be deleted.',
  },
  lesson: { title: 'Delete lesson', question: 'Are you sure you want to delete this lesson?' },
} as const;

interface DeleteDialogProps {
  what: Deletable | null;
  onClose: () => void;
  onConfirm: (what: Deletable) => void;
}

export function DeleteDialog({ what, onClose, onConfirm }: DeleteDialogProps) {
  if (what === null) return null;
  const { title, question } = questions[what.kind];
  const name = what.kind === 'module' ? what.module.title : what.lesson.title;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={question}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destructive" onClick={() => onConfirm(what)}>
            {title}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere rounded-control bg-sunken px-3.5 py-2.5 font-semibold">{name}</p>
    </Dialog>
  );
}
