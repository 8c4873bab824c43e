import { t } from '@lingui/core/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';

interface RemoveButtonProps {
  name: string;
  question: string;
  /** What is lost with it. */
  loss: string;
  pending: boolean;
  onRemove: () => void;
}

/** Removes something by its name, once it was asked whether that is meant. */
export function RemoveButton({ name, question, loss, pending, onRemove }: RemoveButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = () => {
    setIsAsking(false);
    onRemove();
  };
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Remove ${name}`}
        pending={pending}
        onClick={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={question}
        description={loss}
        actions={
          <>
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              {t`Cancel`}
            </Button>
            <Button variant="destructive" onClick={remove}>
              {t`Remove`}
            </Button>
          </>
        }
      />
    </>
  );
}
