import { cn } from '@/lib/cn.ts';
import type { MarkName } from '../confusion-parts.ts';
import { MarkShape, markColour } from './mark-shape.tsx';

interface MarkStripProps {
  name: MarkName;
  label: string;
  values: readonly (number | null)[];
  /** The largest there is of all such strips, so that heights can be compared. */
  top: number;
}

/** One kind of mark along the film: a bar for each part, and a dot where it was fewer than five people. */
export function MarkStrip({ name, label, values, top }: MarkStripProps) {
  const width = 100 / values.length;
  return (
    <div className="mt-1.5 sm:flex sm:items-end">
      <p className="flex items-center gap-1.5 text-xs text-ink-soft sm:w-36 sm:shrink-0">
        <MarkShape name={name} />
        {label}
      </p>
      <div className="relative h-7 grow border-b border-line">
        {values.map((people, part) =>
          people === 0 ? null : (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a film do not move.
              key={part}
              className={cn(
                'absolute bottom-0 flex justify-center',
                markColour(name),
                people === null && 'opacity-60',
              )}
              style={{
                left: `${part * width}%`,
                width: `max(3px, ${width}%)`,
                height: people === null ? '4px' : `${heightOf(people, top)}%`,
              }}
            >
              <span
                className={cn(
                  'bg-current',
                  people === null ? 'size-1 rounded-full' : 'h-full w-full max-w-3 rounded-t-xs',
                )}
              />
            </span>
          ),
        )}
      </div>
    </div>
  );
}

/** Five people are still to be seen beside a thousand. */
function heightOf(people: number, top: number): number {
  return 20 + (80 * people) / Math.max(1, top);
}
