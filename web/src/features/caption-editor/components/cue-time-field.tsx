import { type KeyboardEvent, useState } from 'react';
import { controlClasses } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';
import { cueTimeText, readCueTime } from '../model/cue-time.ts';

interface CueTimeFieldProps {
  label: string;
  ms: number;
  onChange: (ms: number) => void;
}

/** A time counts once the field is left, or with Enter. What is none leaves the time as it was. */
export function CueTimeField({ label, ms, onChange }: CueTimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? ms : readCueTime(typed);
  const take = () => {
    if (read !== undefined && read !== ms) onChange(read);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') take();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={read === undefined || undefined}
      value={typed ?? cueTimeText(ms)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={onKeyDown}
      className={cn(controlClasses, 'h-9 w-26 px-2! text-sm! figures-tabular')}
    />
  );
}
