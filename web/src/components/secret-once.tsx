import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Input } from '@/components/ui/input.tsx';

interface SecretOnceProps {
  title: string;
  /** What it is called. */
  label: string;
  secret: string;
  /** What to do when it is lost. */
  warning: string;
  onClose: () => void;
}

/** Shows what is told this once. A page that is not secure has no clipboard: there the text is chosen, to be copied by hand. */
export function SecretOnce({ title, label, secret, warning, onClose }: SecretOnceProps) {
  const id = useId();
  const [outcome, setOutcome] = useState<'copied' | 'by hand'>();
  const choose = () => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.select();
  };
  const copy = async () => {
    choose();
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome('copied');
    } catch {
      setOutcome('by hand');
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{t`Done, I have copied it`}</Button>}
    >
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <div className="flex gap-2">
          <Input
            id={id}
            readOnly
            value={secret}
            className="min-w-0 grow bg-sunken font-mono text-sm"
            spellCheck={false}
            onFocus={choose}
          />
          <Button variant="outline" onClick={() => void copy()}>
            {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            {t`Copy`}
          </Button>
        </div>
        <p role="status" className="min-h-5 text-sm text-ink-soft">
          {outcome === 'copied' ? t`Copied.` : null}
          {outcome === 'by hand' ? t`It is selected: copy it with your keyboard or the menu.` : null}
        </p>
      </div>
      <Alert variant="warning" title={t`This is shown only now.`}>
        {warning}
      </Alert>
    </Dialog>
  );
}
