import { t } from '@lingui/core/macro';
import type { MouseEvent } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Clashes, type ClashingField } from './clashes.tsx';

interface ChoiceProps {
  /** What is kept is being saved. */
  saving?: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

interface SavedElsewhereProps extends ChoiceProps {
  title: string;
  /** Where none clash, both can stay. Left out where all of it is one thing, of which one version stays. */
  clashes?: readonly ClashingField[];
  /** Names of fields that were changed there alone: nothing has to be chosen. */
  others?: readonly string[];
}

/** Something was saved by somebody else, or in another tab, while it was edited here. Nothing is overwritten before the author has chosen. */
export function SavedElsewhere({ title, clashes, others = [], ...choice }: SavedElsewhereProps) {
  const fields = others.join(', ');
  return (
    <Alert variant="warning" title={title}>
      <p>{t`By somebody else, or by you in another window.`}</p>
      {clashes && clashes.length > 0 ? <Clashes clashes={clashes} /> : null}
      {others.length > 0 ? <p>{t`Only changed there, and kept: ${fields}.`}</p> : null}
      {clashes?.length === 0 ? (
        <>
          <p>{t`It clashes with nothing that you typed. Both can be saved together.`}</p>
          <Button
            size="sm"
            className="mt-3"
            pending={choice.saving ?? false}
            onClick={inForm(choice.onKeepMine)}
          >
            {t`Save both`}
          </Button>
        </>
      ) : (
        <>
          <p>{t`What you typed is still here. Which one should stay?`}</p>
          <p>
            {clashes
              ? t`“Load what was saved” replaces only what you typed in the fields shown here.`
              : t`“Load what was saved” discards all that you typed here.`}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <SavedOrMine {...choice} />
          </div>
        </>
      )}
    </Alert>
  );
}

/** The two ways on. */
function SavedOrMine({ saving = false, onTakeTheirs, onKeepMine }: ChoiceProps) {
  return (
    <>
      <Button variant="outline" size="sm" onClick={inForm(onTakeTheirs)}>
        {t`Load what was saved`}
      </Button>
      <Button variant="outline" size="sm" pending={saving} onClick={inForm(onKeepMine)}>
        {t`Keep mine`}
      </Button>
    </>
  );
}

/** The button goes with the notice: who pressed it goes on in the form around it. */
const inForm = (choose: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
  event.currentTarget.form?.focus({ preventScroll: true });
  choose();
};
