import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { textLanguage } from '@/lib/text-language.ts';
import { differingPart } from './differing-part.ts';

/** A field with one value in the academy and another one typed here. */
export interface ClashingField {
  readonly label: string;
  readonly saved: string;
  readonly mine: string;
}

/** Both values of each field, side by side, with what differs marked. */
export function Clashes({ clashes }: { clashes: readonly ClashingField[] }) {
  return (
    <dl className="my-3 flex flex-col gap-3">
      {clashes.map(({ label, saved, mine }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            <Version label={label} name={t`Saved:`} text={saved} other={mine} />
            <Version label={label} name={t`Yours:`} text={mine} other={saved} />
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
  /** The other version of it. */
  other: string;
}

function Version({ label, name, text, other }: VersionProps) {
  return (
    <div className="min-w-0">
      <span className="text-ink-soft">{name} </span>
      {text.trim() === '' ? t`Nothing` : <WholeText label={`${label}, ${name}`} text={text} other={other} />}
    </div>
  );
}

/** Of a long text, so much of what both say is seen above what differs. */
const LINE_ABOVE_PX = 24;

/** From the place where the two differ, which may be far down, but to be read whole. A stop for the keyboard where it scrolls, and only there. */
function WholeText({ label, text, other }: Omit<VersionProps, 'name'>) {
  const box = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const { before, own, after } = differingPart(text, other);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text in a full box has another length, but the box keeps its size.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight);
    measure();
    element.scrollTop = (mark.current?.offsetTop ?? 0) - LINE_ABOVE_PX;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return (
    <div
      ref={box}
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      className="relative max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap [scrollbar-color:var(--line-strong)_transparent]"
    >
      <span lang={textLanguage(text)}>
        {before}
        {before.trim() === '' && after.trim() === '' ? (
          own
        ) : (
          <mark
            ref={mark}
            className="rounded-sm bg-card text-ink underline decoration-warning decoration-2 underline-offset-4"
          >
            {own}
          </mark>
        )}
        {after}
      </span>
    </div>
  );
}
