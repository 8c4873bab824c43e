/** How many watched each part, as steps; and in the film before, as a dashed line. In a box of 100 by 100 that is stretched. */
import type { FilmMap } from '@/api/watching.ts';
import { downOf } from '@/components/plots/curve.ts';

interface WatchedAreaProps {
  map: FilmMap;
  before: FilmMap | null;
  /** What the plot is as wide as: of a longer film before, the rest is cut off. */
  spanSeconds: number;
  top: number;
  beforeTop: number;
}

export function WatchedArea({ map, before, spanSeconds, top, beforeTop }: WatchedAreaProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      <path d={steps(map, spanSeconds, top, true)} className="fill-accent opacity-18" />
      <path
        d={steps(map, spanSeconds, top, false)}
        fill="none"
        className="stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {before ? (
        <path
          d={steps(cutAt(before, spanSeconds), spanSeconds, beforeTop, false)}
          fill="none"
          className="stroke-ink-soft"
          strokeWidth="1.5"
          strokeDasharray="5 3"
          vectorEffect="non-scaling-stroke"
        />
      ) : null}
    </svg>
  );
}

function cutAt(map: FilmMap, seconds: number): FilmMap {
  return { ...map, watched: map.watched.slice(0, Math.floor(seconds / map.partSeconds)) };
}

/** Nothing is drawn where fewer than five watched. */
function steps({ watched, partSeconds }: FilmMap, span: number, top: number, isFilled: boolean): string {
  const x = (part: number) => round((100 * part * partSeconds) / span);
  let path = '';
  let isOpen = false;
  watched.forEach((people, part) => {
    if (people === null) {
      if (isOpen && isFilled) path += `V100Z`;
      isOpen = false;
      return;
    }
    const y = round(downOf(people, top));
    path += isOpen ? `V${y}` : isFilled ? `M${x(part)} 100V${y}` : `M${x(part)} ${y}`;
    path += `H${x(part + 1)}`;
    isOpen = true;
  });
  return isOpen && isFilled ? `${path}V100Z` : path;
}

const round = (value: number) => Math.round(value * 100) / 100;
