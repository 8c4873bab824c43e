import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { textLanguage } from '@/lib/text-language.ts';

/** A field with one value in the academy and another one typed here. */
export interface ClashingField {
  readonly label: string;
  readonly saved: string;
  readonly mine: string;
}

interface ChoiceProps {
  /** What is kept is being saved. */
  saving?: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

interface SavedElsewhereProps extends ChoiceProps {
  title: string;
  clashes?: readonly ClashingField[];
  /** Names of fields that were changed there alone: nothing has to be chosen. */
  others?: readonly string[];
}

/** Something was saved by somebody else, or in another tab, while it was edited here. Nothing is overwritten before the author has chosen. */
export function SavedElsewhere({ title, clashes = [], others = [], ...choice }: SavedElsewhereProps) {
  const fields = others.join(', ');
  return (
    <Alert variant="warning" title={title}>
      <p>{t`By somebody else, or by you in another window.`}</p>
      {clashes.length > 0 ? (
        <dl className="my-3 flex flex-col gap-3">
          {clashes.map(({ label, saved, mine }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
                <Version name={t`Saved:`} text={saved} />
                <Version name={t`Yours:`} text={mine} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {others.length > 0 ? <p>{t`Only changed there, and kept: ${fields}.`}</p> : null}
      <p>{t`What you typed is still here. Which one should stay?`}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <SavedOrMine {...choice} />
      </div>
    </Alert>
  );
}

/** The two ways on, wherever something was saved elsewhere meanwhile. */
export function SavedOrMine({ saving = false, onTakeTheirs, onKeepMine }: ChoiceProps) {
  return (
    <>
      <Button variant="outline" size="sm" onClick={onTakeTheirs}>
        {t`Load what was saved`}
      </Button>
      <Button variant="outline" size="sm" pending={saving} onClick={onKeepMine}>
        {t`Keep mine`}
      </Button>
    </>
  );
}

function Version({ name, text }: { name: string; text: string }): ReactNode {
  return (
    <p className="min-w-0">
      <span className="text-ink-soft">{name} </span>
      {text.trim() === '' ? (
        t`Nothing`
      ) : (
        <span lang={textLanguage(text)} className="line-clamp-4 wrap-anywhere whitespace-pre-line">
          {text}
        </span>
      )}
    </p>
  );
}
