import { type KeyboardEvent, useId, useState } from 'react';
import { controlClasses } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';
import { cueTimeText } from '../model/cue-time.ts';

interface CueTimeFieldProps {
  label: string;
  ms: number;
  /** What was typed and cannot be set. */
  refused: string | undefined;
  /** What is wrong with that. */
  problem: string | null;
  onType: (text: string) => void;
  /** What was refused is given up. */
  onTakeBack: () => void;
}

/** A time counts once the field is left, or with Enter. What is refused stays as it was typed, with a word about it. */
export function CueTimeField(props: CueTimeFieldProps) {
  const { label, ms, refused, problem, onType, onTakeBack } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const problemId = useId();
  const isRefused = typed === null && refused !== undefined;
  const finish = (text: string | null | undefined) => {
    if (text === null || text === undefined) return;
    setTyped(null);
    onType(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') finish(typed ?? refused);
    if (event.key === 'Escape') {
      setTyped(null);
      onTakeBack();
    }
  };
  return (
    <div className="w-26">
      <input
        type="text"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? problemId : undefined}
        value={typed ?? refused ?? cueTimeText(ms)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => finish(typed)}
        onKeyDown={onKeyDown}
        className={cn(controlClasses, 'h-9 w-full px-2! text-sm! figures-tabular')}
      />
      <p id={problemId} role="status" className="mt-1 text-sm text-danger empty:hidden">
        {isRefused ? problem : null}
      </p>
    </div>
  );
}
