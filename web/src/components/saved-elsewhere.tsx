import { t } from '@lingui/core/macro';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
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

/** The two ways on, wherever something was saved elsewhere meanwhile. */
export function SavedOrMine({ saving = false, onTakeTheirs, onKeepMine }: ChoiceProps) {
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

function Clashes({ clashes }: { clashes: readonly ClashingField[] }) {
  return (
    <dl className="my-3 flex flex-col gap-3">
      {clashes.map(({ label, saved, mine }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            <Version label={label} name={t`Saved:`} text={saved} />
            <Version label={label} name={t`Yours:`} text={mine} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface VersionProps {
  label: string;
  name: string;
  text: string;
}

function Version({ label, name, text }: VersionProps) {
  return (
    <div className="min-w-0">
      <span className="text-ink-soft">{name} </span>
      {text.trim() === '' ? t`Nothing` : <WholeText label={`${label}, ${name}`} text={text} />}
    </div>
  );
}

/** To its end, for two long texts may differ only there. A stop for the keyboard where it scrolls, and only there. */
function WholeText({ label, text }: Omit<VersionProps, 'name'>) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text in a full box has another length, but the box keeps its size.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return (
    <div
      ref={box}
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap [scrollbar-color:var(--line-strong)_transparent]"
    >
      <span lang={textLanguage(text)}>{text}</span>
    </div>
  );
}
