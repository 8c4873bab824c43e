import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '@/lib/cn.ts';

interface SliderProps {
  label: string;
  value: number;
  max: number;
  step: number | 'any';
  valueText: string;
  disabled?: boolean;
  /** Any move of it, also one that is not decided yet. */
  onMove: (value: number) => void;
  /** Let go, or moved by a key. */
  onCommit?: (value: number) => void;
  onKeyDown?: (event: React.KeyboardEvent) => void;
  onPointerMove?: (event: PointerEvent<HTMLInputElement>) => void;
  onPointerLeave?: () => void;
  /** Drawn on the track, under the part that is reached. */
  children?: ReactNode;
  className?: string;
}

/** A native slider for hands, keys and screen readers; what is seen is drawn under it. */
export function Slider({
  label,
  value,
  max,
  step,
  valueText,
  disabled = false,
  onMove,
  onCommit,
  onKeyDown,
  onPointerMove,
  onPointerLeave,
  children,
  className,
}: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const reached = `${(value / max) * 100}%`;

  // React calls every move a change; the element itself tells when it is let go.
  useEffect(() => {
    const element = input.current;
    if (!element || !onCommit) return;
    const commit = () => onCommit(element.valueAsNumber);
    element.addEventListener('change', commit);
    return () => element.removeEventListener('change', commit);
  }, [onCommit]);

  return (
    <div className={cn('group/slider relative flex h-11 items-center', className)}>
      <input
        ref={input}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onChange={(event) => onMove(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={onPointerLeave}
        className="player-range peer absolute inset-0 z-10 h-full w-full"
      />
      <div className="relative h-1 w-full overflow-hidden rounded-full bg-white/25 transition-[height] group-hover/slider:h-2 peer-focus-visible:h-2 peer-disabled:h-1!">
        {children}
        <div className="absolute inset-y-0 left-0 bg-accent" style={{ width: reached }} />
      </div>
      <div
        className="absolute size-3.5 -translate-x-1/2 scale-0 rounded-full bg-accent shadow-[0_0_0_2px_rgb(8_7_6/0.6)] transition-transform group-hover/slider:scale-100 peer-focus-visible:scale-100 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-white peer-disabled:hidden"
        style={{ left: reached }}
      />
    </div>
  );
}
