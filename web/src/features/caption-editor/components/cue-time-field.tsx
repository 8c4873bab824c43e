import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { controlClasses } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';
import { cueTimeText, readCueTime } from '../model/cue-time.ts';

interface CueTimeFieldProps {
  label: string;
  ms: number;
  /** What is wrong with a time, which a cue cannot have. */
  problemOf: (ms: number) => string | null;
  onChange: (ms: number) => void;
}

/** A time counts once the field is left, or with Enter. What cannot be one stays as it was typed, with a word about it. */
export function CueTimeField({ label, ms, problemOf, onChange }: CueTimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const problemId = useId();
  const read = typed === null ? ms : readCueTime(typed);
  const problem = read === undefined ? t`Not a time, such as 0:20.5` : problemOf(read);
  const isRefused = typed !== null && isLeft && problem !== null;
  // The other edge may be moved, too, and then this one fits.
  useEffect(() => {
    if (typed === null || !isLeft || problem !== null || read === undefined) return;
    if (read !== ms) onChange(read);
    setTyped(null);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') setIsLeft(true);
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <div className="w-26">
      <input
        type="text"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? problemId : undefined}
        value={typed ?? cueTimeText(ms)}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsLeft(false);
        }}
        onBlur={() => setIsLeft(true)}
        onKeyDown={onKeyDown}
        className={cn(controlClasses, 'h-9 w-full px-2! text-sm! figures-tabular')}
      />
      <p id={problemId} role="status" className="mt-1 text-sm text-danger empty:hidden">
        {isRefused ? problem : null}
      </p>
    </div>
  );
}
